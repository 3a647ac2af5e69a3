import { seeded } from '@perigee/studio/geometry'
import styles from './picture.module.css'

/** Fields of the graph in tens, and those that no client read. */
const fields = 61
const unread = 14
const columns = 13
const box = { width: 19, height: 14, across: 21, up: 16 }
const fills = ['fill-cool', 'fill-cool', 'fill-coral', 'fill-amber', 'fill-muted']

/** A container ship: the fields of the graph as containers, the unread ones on top. */
export function HaldenFreight() {
  const random = seeded('halden-freight')
  const containers = Array.from({ length: fields }, (_, index) => ({
    x: 24 + (index % columns) * box.across,
    y: 118 - Math.floor(index / columns) * box.up,
    fill: fills[Math.floor(random() * fills.length)],
  }))
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true" className={styles.drawing}>
      {containers.slice(0, fields - unread).map(({ x, y, fill }) => (
        <g key={`${x} ${y}`} className={fill} opacity="0.85">
          <rect x={x} y={y} width={box.width} height={box.height} rx="1.5" />
          <path d={`M${x + 5} ${y + 2}v10m4.5 -10v10m4.5 -10v10`} className="stroke-ground" opacity="0.35" />
        </g>
      ))}
      {containers.slice(fields - unread).map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x + 0.5}
          y={y + 0.5}
          width={box.width - 1}
          height={box.height - 1}
          rx="1.5"
          fill="none"
          strokeDasharray="2 2"
          className="stroke-muted"
        />
      ))}
      {/* The crane has taken one container out: the first field that moved. */}
      <path
        d="M210 8V40M196 40H224M60 8H320M304 8V134M314 8V134"
        fill="none"
        className="stroke-line-strong"
        strokeWidth="2"
      />
      <rect x="200.5" y="40" width={box.width} height={box.height} rx="1.5" className="fill-coral" />
      <path d="M10 136H310L292 164H34Z" className="fill-raised-2 stroke-line-strong" />
      <path
        d="M0 172q10 -6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0"
        fill="none"
        className="stroke-cool"
        opacity="0.5"
      />
    </svg>
  )
}
