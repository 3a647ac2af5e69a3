import clsx from 'clsx'
import { Choices } from '@/ui/choices'
import styles from './connections.module.css'

const clientNames = ['web', 'app', 'partners']
const serviceNames = ['orders', 'catalog', 'stock', 'identity', 'billing']

const topologies = [
  {
    label: 'Every client calls services',
    lines: clientNames.length * serviceNames.length,
    text: 'Each client has to know the address, the errors, and the version of each service, and join the responses.',
  },
  {
    label: 'A backend per client',
    lines: clientNames.length + clientNames.length * serviceNames.length,
    text: 'Each client makes one call. Three backends join the same responses in three ways.',
  },
  {
    label: 'One graph',
    lines: clientNames.length + serviceNames.length,
    text: 'Each team describes its service once. The router joins the responses.',
  },
]

type Geometry = {
  width: number
  height: number
  boxHeight: number
  client: number
  middle: number
  service: number
}

/** Widths of the drawing and of its boxes. The one for phones has smaller boxes, so that its text keeps its size. */
const wide: Geometry = { width: 632, height: 300, boxHeight: 42, client: 130, middle: 150, service: 108 }
const narrow: Geometry = { width: 320, height: 300, boxHeight: 38, client: 86, middle: 86, service: 60 }

/** Three clients and five services, connected in three ways, with the number of connections of each. */
export function Connections() {
  return (
    <figure
      className={clsx(styles.picture, 'overflow-clip rounded-card border border-line-strong bg-raised')}
    >
      <Choices
        look="bar"
        legend="How clients reach services"
        name="connections"
        labels={topologies.map(({ label }) => label)}
        initial={3}
        className="border-b border-line p-3"
      />
      <Drawing geometry={wide} className="max-sm:hidden" />
      <Drawing geometry={narrow} className="sm:hidden" />
      <figcaption className="border-t border-line px-6 py-5">
        {topologies.map(({ label, lines, text }, index) => (
          <p key={label} className={clsx(styles.note, styles[`note${index + 1}`])}>
            <strong>{lines}</strong>
            <span>
              connections. <span className="text-muted">{text}</span>
            </span>
          </p>
        ))}
      </figcaption>
    </figure>
  )
}

const description =
  'Three clients and five services. Called directly, that is 15 connections. With a backend per client, 18. With one router, 8.'

function Drawing({ geometry, className }: { geometry: Geometry; className: string }) {
  const { width, height, boxHeight } = geometry
  const clients = spread(clientNames, width, geometry.client)
  const services = spread(serviceNames, width, geometry.service)
  const center = width / 2
  const clientY = 20
  const middleY = (height - boxHeight) / 2
  const serviceY = height - boxHeight - 20
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description} className={className}>
      <path
        className={styles.way1}
        d={clients
          .flatMap((client) => services.map(({ x }) => curve(client.x, clientY + boxHeight, x, serviceY)))
          .join('')}
      />
      <g className={styles.way2}>
        {clients.map(({ name, x }) => (
          <g key={name}>
            <path
              d={
                curve(x, clientY + boxHeight, x, middleY) +
                services.map((service) => curve(x, middleY + boxHeight, service.x, serviceY)).join('')
              }
            />
            <Box x={x} y={middleY} width={geometry.middle} height={boxHeight} label="backend" />
          </g>
        ))}
      </g>
      <g className={styles.way3}>
        <path
          d={[
            ...clients.map(({ x }) => curve(x, clientY + boxHeight, center, middleY)),
            ...services.map(({ x }) => curve(center, middleY + boxHeight, x, serviceY)),
          ].join('')}
        />
        <Box
          x={center}
          y={middleY}
          width={geometry.middle}
          height={boxHeight}
          label="router"
          className={styles.router}
        />
      </g>
      {clients.map(({ name, x }) => (
        <Box key={name} x={x} y={clientY} width={geometry.client} height={boxHeight} label={name} />
      ))}
      {services.map(({ name, x }) => (
        <Box key={name} x={x} y={serviceY} width={geometry.service} height={boxHeight} label={name} />
      ))}
    </svg>
  )
}

/** Centers of boxes at equal distances across the drawing, the outer ones at its edges. */
function spread(names: string[], width: number, box: number) {
  const room = width - box - 4
  return names.map((name, index) => ({ name, x: 2 + box / 2 + (index * room) / (names.length - 1) }))
}

function curve(fromX: number, fromY: number, toX: number, toY: number): string {
  const middle = (fromY + toY) / 2
  return `M${fromX} ${fromY}C${fromX} ${middle} ${toX} ${middle} ${toX} ${toY}`
}

type BoxProps = { x: number; y: number; width: number; height: number; label: string; className?: string }

function Box({ x, y, width, height, label, className }: BoxProps) {
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y}
        width={width}
        height={height}
        rx="9"
        className={clsx(styles.box, className)}
      />
      <text x={x} y={y + height / 2 + 5} className={styles.label}>
        {label}
      </text>
    </g>
  )
}
