import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ChoiceBar } from '@/marketing/choice-bar'
import styles from './migration.module.css'

const steps = [
  [
    'Bring the schemas over',
    'The studio imports a graph from GraphOS with its graph API key, which is used once and not stored. From anything else, publish each subgraph schema as it is: v1, v2 or both.',
  ],
  [
    'Start the router beside the old gateway',
    'Both call the same subgraphs. Nothing in a subgraph changes, because the protocol between gateway and subgraph is the same.',
  ],
  [
    'Compare answers',
    'Replay recorded operations against both and compare the JSON. Differences are found before a client finds them.',
  ],
  [
    'Move the weight',
    'A weighted DNS record or your load balancer sends five percent of the traffic, then half, then all.',
  ],
  [
    'Keep the way back',
    'The old gateway stays up as long as you like. Going back is setting the weight back; no data has to follow.',
  ],
] as const

/** How a running graph moves to the router, and back. */
export function Migration() {
  return (
    <section aria-labelledby="migration" className="border-t border-line">
      <div className="container-page py-16 md:py-24">
        <div className="max-w-[44rem]">
          <p className="eyebrow">Compatibility</p>
          <h2
            id="migration"
            className="text-3xl leading-[1.15] font-semibold tracking-tight md:text-[2.5rem]"
          >
            Your subgraphs will not notice
          </h2>
          <p className="mt-5 text-lg text-pretty text-muted">
            Any subgraph that speaks Apollo Federation, v1 or v2, joins as it is, in any language and with any
            library. The move is a change of address.
          </p>
        </div>
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <ol className="grid content-start">
            {steps.map(([title, text], index) => (
              <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-5">
                <span className="font-mono text-sm leading-6 text-accent">{index + 1}</span>
                <div>
                  <h3 className="font-semibold">{title}</h3>
                  <p className="mt-1 text-[15px] leading-relaxed text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Weights />
        </div>
        <p className="mt-10 max-w-[44rem] border-l-2 border-coral pl-5 text-[15px] leading-relaxed text-muted">
          <strong className="font-semibold text-text">What does not come along:</strong> code that ran inside
          the old gateway. Scripts, coprocessors and gateway plugins are written again, as header rules where
          that is enough and as Go modules where it is not.
        </p>
      </div>
    </section>
  )
}

function Weights() {
  return (
    <figure
      className={clsx(
        styles.weights,
        'self-start rounded-card border border-line-strong bg-raised lg:sticky lg:top-28',
      )}
    >
      <ChoiceBar
        legend="Share of traffic on the new router"
        name="traffic-weight"
        labels={['0 %', '5 %', '50 %', '100 %']}
        initial={2}
        className="border-b border-line p-3"
      />
      <svg viewBox="0 0 400 384" className={styles.drawing} role="img" aria-label={description}>
        <path d="M200 70C200 106 90 92 90 142" className={clsx(styles.flow, styles.old)} />
        <path d="M200 70C200 106 310 92 310 142" className={clsx(styles.flow, styles.fresh)} />
        {subgraphs.map(({ x }) => (
          <g key={x}>
            <path
              d={`M90 202C90 250 ${x} 240 ${x} 298`}
              className={clsx(styles.flow, styles.thin, styles.old)}
            />
            <path
              d={`M310 202C310 250 ${x} 240 ${x} 298`}
              className={clsx(styles.flow, styles.thin, styles.fresh)}
            />
          </g>
        ))}
        <Box
          x={100}
          y={16}
          width={200}
          height={54}
          label="graph.halden.example"
          note="DNS or load balancer"
        />
        <Box x={8} y={142} width={164} height={60} label="Old gateway" note={<Share name="old" />} />
        <Box
          x={228}
          y={142}
          width={164}
          height={60}
          label="Router"
          note={<Share name="fresh" />}
          className={styles.freshBox}
        />
        {subgraphs.map(({ name, x }) => (
          <Box key={name} x={x - 46} y={298} width={92} height={42} label={name} small />
        ))}
        <text x="200" y="370" className={styles.foot}>
          the same subgraphs, unchanged
        </text>
      </svg>
    </figure>
  )
}

const subgraphs = [
  { name: 'shipments', x: 50 },
  { name: 'carriers', x: 150 },
  { name: 'customs', x: 250 },
  { name: 'routing', x: 350 },
]

const description =
  'One address leads to the old gateway and to the router, weighted. Both call the same four subgraphs. Choosing a share moves the weight.'

function Share({ name }: { name: 'old' | 'fresh' }) {
  const shares = name === 'old' ? ['100 %', '95 %', '50 %', '0 %'] : ['0 %', '5 %', '50 %', '100 %']
  return shares.map((share, index) => (
    <tspan key={index} className={styles[`share${index + 1}`]}>
      {share}
    </tspan>
  ))
}

type BoxProps = {
  x: number
  y: number
  width: number
  height: number
  label: string
  note?: ReactNode
  small?: boolean
  className?: string
}

function Box({ x, y, width, height, label, note, small, className }: BoxProps) {
  const middle = y + height / 2
  return (
    <g className={className}>
      <rect x={x} y={y} width={width} height={height} rx="10" className={styles.box} />
      <text
        x={x + width / 2}
        y={note ? middle - 3 : middle + 5}
        className={small ? styles.smallLabel : styles.label}
      >
        {label}
      </text>
      {note && (
        <text x={x + width / 2} y={middle + 16} className={styles.note}>
          {note}
        </text>
      )}
    </g>
  )
}
