import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Choices } from '@/ui/choices'
import styles from './weights.module.css'

/** One address in front of two gateways; a choice shifts traffic between them. */
export function Weights() {
  return (
    <figure
      className={clsx(
        styles.weights,
        'self-start rounded-card border border-line-strong bg-raised lg:sticky lg:top-28',
      )}
    >
      <Choices
        look="bar"
        legend="Share of traffic on the new router"
        name="traffic-weight"
        labels={['0%', '5%', '50%', '100%']}
        initial={2}
        className="border-b border-line p-3"
      />
      <svg viewBox="0 0 400 352" className={styles.drawing} role="img" aria-label={description}>
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
        <Box x={82} y={16} width={236} height={54} label="graph.halden.example" note="DNS or load balancer" />
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
  const shares = name === 'old' ? ['100%', '95%', '50%', '0%'] : ['0%', '5%', '50%', '100%']
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
