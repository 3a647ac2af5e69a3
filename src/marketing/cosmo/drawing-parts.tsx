import clsx from 'clsx'
import type { Flow } from './flows'
import styles from './architecture.module.css'

type BoxProps = {
  x: number
  y: number
  width: number
  height?: number
  label: string
  note?: string
  on: Flow[]
  warm?: boolean
}

/** Text alternative of the drawing. */
export const description =
  'Architecture. The command line and Studio call the control plane, which uses Keycloak for sign-in, PostgreSQL and Redis for data, and writes configs to the CDN. In your network clients call the router, the router calls subgraphs, asks the CDN for configs, registers with the control plane, and sends telemetry to the OTEL collector and the GraphQL metrics collector. Both write to ClickHouse, which the control plane reads.'

type ZoneProps = {
  x: number
  y: number
  width: number
  height: number
  label: string
  /** Where the label ends. */
  labelAt: [x: number, y: number]
}

/** An area of the drawing, such as a network. */
export function Zone({ label, labelAt: [x, y], ...area }: ZoneProps) {
  return (
    <g>
      <rect {...area} rx="14" className={styles.zone} />
      <text x={x} y={y} className={styles.zoneLabel}>
        {label}
      </text>
    </g>
  )
}

/** A component of the platform; `on` lists the kinds of traffic it handles. */
export function Box({ x, y, width, height = 56, label, note, on, warm }: BoxProps) {
  const middle = y + height / 2
  return (
    <g className={clsx(styles.node, ...on.map((flow) => styles[flow]))}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="10"
        className={clsx(styles.box, warm && styles.warm)}
      />
      <text x={x + width / 2} y={note ? middle - 3 : middle + 5} className={styles.label}>
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

/** An arrow from caller to callee. */
export function Edge({ id, on, d }: { id: string; on: Flow; d: string }) {
  return <path d={d} markerEnd={`url(#${id}${on})`} className={clsx(styles.edge, styles[on])} />
}

/** Arrowheads, one for each kind of traffic; `id` prefixes their ids. */
export function Arrows({ id }: { id: string }) {
  return (
    <defs>
      {(['change', 'request', 'telemetry', 'sign-in'] as const).map((flow) => (
        <marker
          key={flow}
          id={`${id}${flow}`}
          viewBox="0 0 8 8"
          refX="7.5"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="9"
          markerHeight="9"
          orient="auto"
        >
          <path d="M0 0.5L8 4L0 7.5Z" className={clsx(styles.head, styles[flow])} />
        </marker>
      ))}
    </defs>
  )
}

/** A label beside an arrow. */
export function Caption({ x, y, text, on }: { x: number; y: number; text: string; on: Flow }) {
  return (
    <text x={x} y={y} className={clsx(styles.caption, styles[on])}>
      {text}
    </text>
  )
}
