import clsx from 'clsx'
import { Choices } from '@/ui/choices'
import styles from './connections.module.css'

const clients = ['web', 'app', 'partners'].map((name, index) => ({ name, x: 110 + index * 190 }))
const services = ['orders', 'catalog', 'stock', 'identity', 'billing'].map((name, index) => ({
  name,
  x: 60 + index * 120,
}))

const topologies = [
  {
    label: 'Every client calls services',
    lines: clients.length * services.length,
    text: 'Each client knows each service: its address, its errors, its version. Joining happens on a phone.',
  },
  {
    label: 'A backend per client',
    lines: clients.length + clients.length * services.length,
    text: 'The phone makes one call. The joining moved to three servers, which do the same work three times.',
  },
  {
    label: 'One graph',
    lines: clients.length + services.length,
    text: 'Each service describes its part once. The router joins, and nobody writes the joining.',
  },
]

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
      <svg viewBox="-16 0 632 330" role="img" aria-label={description}>
        <g className={styles.way1}>
          {clients.flatMap((client) =>
            services.map((service) => (
              <path key={`${client.name} ${service.name}`} d={curve(client.x, 62, service.x, 268)} />
            )),
          )}
        </g>
        <g className={styles.way2}>
          {clients.map((client) => (
            <g key={client.name}>
              <path d={curve(client.x, 62, client.x, 142)} />
              {services.map((service) => (
                <path key={service.name} d={curve(client.x, 186, service.x, 268)} />
              ))}
              <Box x={client.x} y={142} width={130} label="backend" />
            </g>
          ))}
        </g>
        <g className={styles.way3}>
          {clients.map(({ name, x }) => (
            <path key={name} d={curve(x, 62, 300, 142)} />
          ))}
          {services.map(({ name, x }) => (
            <path key={name} d={curve(300, 186, x, 268)} />
          ))}
          <Box x={300} y={142} width={150} label="router" className={styles.router} />
        </g>
        {clients.map(({ name, x }) => (
          <Box key={name} x={x} y={20} width={130} label={name} />
        ))}
        {services.map(({ name, x }) => (
          <Box key={name} x={x} y={268} width={104} label={name} />
        ))}
      </svg>
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

function curve(fromX: number, fromY: number, toX: number, toY: number): string {
  const middle = (fromY + toY) / 2
  return `M${fromX} ${fromY}C${fromX} ${middle} ${toX} ${middle} ${toX} ${toY}`
}

type BoxProps = { x: number; y: number; width: number; label: string; className?: string }

function Box({ x, y, width, label, className }: BoxProps) {
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y}
        width={width}
        height="42"
        rx="9"
        className={clsx(styles.box, className)}
      />
      <text x={x} y={y + 27} className={styles.label}>
        {label}
      </text>
    </g>
  )
}
