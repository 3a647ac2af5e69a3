import clsx from 'clsx'
import styles from './timeline.module.css'

const lanes = [
  { name: 'Kafka topic', y: 56 },
  { name: 'router', y: 136 },
  { name: 'matches subgraph', y: 208 },
  { name: 'odds subgraph', y: 256 },
  { name: 'web, WebSocket', y: 328 },
  { name: 'television, SSE', y: 368 },
  { name: 'bot, multipart', y: 408 },
] as const
const [topic, router, matches, odds, web, tv, bot] = lanes.map(({ y }) => y) as [
  number, number, number, number, number, number, number,
] // prettier-ignore

type Event = {
  key: string
  /** Position on the time axis. */
  x: number
  label: string
  /** Durations of the two fetches; undefined when nobody subscribed. */
  fetches?: [matchesEnd: number, oddsEnd: number]
  pushes: number[]
}

const events: Event[] = [
  { key: 'm-81', x: 232, label: 'three subscribers', fetches: [120, 190], pushes: [web, tv, bot] },
  { key: 'm-12', x: 640, label: 'one subscriber', fetches: [90, 130], pushes: [tv] },
  { key: 'm-40', x: 984, label: 'no subscriber', pushes: [] },
]

const description =
  'Three events on a time axis. The first has three subscribers: the router fetches from two subgraphs side by side and pushes to a web client, a television and a bot. The second has one subscriber: two fetches, one push. The third has none and is dropped without a fetch.'

/** Events, fetches and pushes on a time axis; a list on narrow screens. */
export function Timeline() {
  return (
    <figure className="mt-12 border-y border-line bg-raised/60 md:mt-16">
      <div className="container-page py-8 md:py-10">
        <svg
          viewBox="0 0 1152 440"
          role="img"
          aria-label={description}
          className={clsx(styles.timeline, 'hidden md:block')}
        >
          {lanes.map(({ name, y }) => (
            <g key={name}>
              <path d={`M164 ${y}H1152`} className={styles.lane} />
              <text x="0" y={y + 5} className={clsx(styles.name, y === router && styles.strong)}>
                {name}
              </text>
            </g>
          ))}
          {events.map((event) => (
            <Passage key={event.key} event={event} />
          ))}
          <text x="1152" y="24" className={clsx(styles.note, styles.end)}>
            time
          </text>
        </svg>
        <ol className="grid gap-6 md:hidden">
          {events.map(({ key, label, fetches, pushes }) => (
            <li key={key} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-4">
              <span className={styles.key}>{key}</span>
              <span>
                <span aria-hidden className="mb-2 flex h-3 items-center gap-1.5">
                  {fetches && <span className={styles.fetchMarks} />}
                  {pushes.map((y) => (
                    <span key={y} className={styles.pushMark} />
                  ))}
                </span>
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-muted">
                  {fetches ? 'two fetches side by side' : 'no fetch'},{' '}
                  {pushes.length === 0 ? 'no' : pushes.length} {pushes.length === 1 ? 'push' : 'pushes'}
                </span>
              </span>
            </li>
          ))}
        </ol>
        <figcaption className="mt-6 text-sm text-muted">
          An event holds only a key. The router fetches the data when an event has subscribers, and drops it
          when it has none.
        </figcaption>
      </div>
    </figure>
  )
}

function Passage({ event: { key, x, label, fetches, pushes } }: { event: Event }) {
  const start = x + 36
  const [matchesEnd, oddsEnd] = fetches ?? [0, 0]
  const joined = start + oddsEnd + 16
  const pushed = joined + 28
  return (
    <g>
      <rect x={x - 26} y={topic - 14} width="52" height="28" rx="7" className={styles.event} />
      <text x={x} y={topic + 5} className={clsx(styles.key, styles.middle)}>
        {key}
      </text>
      <path d={`M${x} ${topic + 14}V${router}`} className={styles.path} />
      <text x={x + 12} y={router - 22} className={styles.note}>
        {label}
      </text>
      {fetches ? (
        <>
          <path d={`M${x} ${router}H${joined}`} className={styles.work} />
          <path d={`M${start} ${router}V${odds}`} className={styles.ask} />
          <rect x={start} y={matches - 9} width={matchesEnd} height="18" rx="5" className={styles.fetch} />
          <rect x={start} y={odds - 9} width={oddsEnd} height="18" rx="5" className={styles.fetch} />
          <path
            d={`M${start + oddsEnd} ${odds}C${joined} ${odds} ${joined} ${odds - 60} ${joined} ${router}`}
            className={styles.ask}
          />
          <path
            d={`M${joined} ${router}C${pushed - 6} ${router} ${pushed} ${router + 40} ${pushed} ${router + 90}V${Math.max(...pushes)}`}
            className={styles.push}
          />
          {[web, tv, bot].map((y) =>
            pushes.includes(y) ? (
              <circle key={y} cx={pushed} cy={y} r="8" className={styles.arrived} />
            ) : (
              <circle key={y} cx={pushed} cy={y} r="3" className={styles.missed} />
            ),
          )}
        </>
      ) : (
        <path d={`M${x - 7} ${router - 7}l14 14m0 -14l-14 14`} className={styles.dropped} />
      )}
    </g>
  )
}
