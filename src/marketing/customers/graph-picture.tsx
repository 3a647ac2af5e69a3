import styles from './graph-picture.module.css'

type Props = { name: string; subgraphs: string[]; className?: string }

const center = { x: 200, y: 132 }
const ring = { x: 138, y: 88 }

/** A customer's graph: its subgraphs by name, on a ring around the router. */
export function GraphPicture({ name, subgraphs, className }: Props) {
  const bodies = subgraphs.map((subgraph, index) => {
    const angle = ((index + 0.5) / subgraphs.length) * 2 * Math.PI - Math.PI / 2
    const x = Math.round(center.x + ring.x * Math.cos(angle))
    const y = Math.round(center.y + ring.y * Math.sin(angle))
    return { subgraph, x, y, above: y < center.y }
  })
  const label = `The graph of ${name}: one router and the subgraphs ${subgraphs.join(', ')}`
  return (
    <svg viewBox="0 0 400 264" role="img" aria-label={label} className={className}>
      <ellipse cx={center.x} cy={center.y} rx={ring.x} ry={ring.y} className={styles.ring} />
      {bodies.map(({ subgraph, x, y, above }) => (
        <g key={subgraph}>
          <path d={`M${center.x} ${center.y}L${x} ${y}`} className={styles.link} />
          <circle cx={x} cy={y} r="8" className={styles.body} />
          <text x={x} y={above ? y - 16 : y + 27} className={styles.name}>
            {subgraph}
          </text>
        </g>
      ))}
      <circle cx={center.x} cy={center.y} r="26" className={styles.halo} />
      <circle cx={center.x} cy={center.y} r="13" className={styles.router} />
    </svg>
  )
}
