import clsx from 'clsx'
import { PhoneFold } from '@/ui/phone-fold'
import { Section } from '@/ui/section'
import styles from './outages.module.css'

type Bar = { from: number; to: number; tone?: 'serving' | 'failed' | 'next'; label?: string }
type Outage = { title: string; text: string; lanes: { name: string; bars: Bar[] }[] }

const outages: Outage[] = [
  {
    title: 'The control plane is unreachable',
    text: 'The router keeps serving. It needs the control plane for new configurations and for telemetry, never for a request.',
    lanes: [
      {
        name: 'control plane',
        bars: [
          { from: 0, to: 34 },
          { from: 70, to: 100 },
        ],
      },
      { name: 'requests', bars: [{ from: 0, to: 100, tone: 'serving', label: 'served' }] },
    ],
  },
  {
    title: 'A published schema does not compose',
    text: 'The registry records the error and ships nothing. Every router keeps the last configuration that composed.',
    lanes: [
      { name: 'publish', bars: [{ from: 40, to: 64, tone: 'failed', label: 'error' }] },
      { name: 'requests', bars: [{ from: 0, to: 100, tone: 'serving', label: 'served by version 41' }] },
    ],
  },
  {
    title: 'A new configuration arrives',
    text: 'The router loads it beside the old one, then switches over. Running requests finish. Subscriptions end, and clients reconnect.',
    lanes: [
      { name: 'version 41', bars: [{ from: 0, to: 62, tone: 'serving', label: 'finishes' }] },
      { name: 'version 42', bars: [{ from: 46, to: 100, tone: 'next', label: 'takes over' }] },
    ],
  },
]

/** What the router does while other parts fail or change, on one lane of time for each part. */
export function Outages() {
  return (
    <Section
      tone="raised"
      heading="The router keeps serving while other parts fail"
      lead="The router checks for a new configuration every ten seconds and holds the current one in memory."
      leadBeside
    >
      <ul className="grid gap-x-10 gap-y-4 md:gap-y-10 lg:grid-cols-3">
        {outages.map(({ title, text, lanes }) => (
          <li key={title}>
            <ul data-play className={styles.lanes}>
              {lanes.map(({ name, bars }) => (
                <li key={name} className={styles.lane}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.track}>
                    {bars.map(({ from, to, tone, label }) => (
                      <span
                        key={from}
                        className={clsx(styles.bar, tone && styles[tone])}
                        style={{ left: `${from}%`, width: `${to - from}%` }}
                      >
                        {label}
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
            <PhoneFold title={title} titleClass="font-semibold md:mt-5 md:text-lg">
              <p className="text-body-sm leading-relaxed text-muted md:mt-1.5">{text}</p>
            </PhoneFold>
          </li>
        ))}
      </ul>
    </Section>
  )
}
