import { seeded } from '@perigee/studio/geometry'
import styles from './picture.module.css'

/** Fields of the graph in tens, and those that no client read. */
const fields = 61
const unread = 14
const columns = 13
const box = { width: 19, height: 14, across: 21, up: 16 }
const paints = {
  cool: 'fill-cool stroke-cool',
  coral: 'fill-coral stroke-coral',
  amber: 'fill-amber stroke-amber',
  muted: 'fill-muted stroke-muted',
}
const mix = ['cool', 'cool', 'coral', 'amber', 'muted']

/** A container ship: the fields of the graph as containers, the unread ones on top. */
export function HaldenFreight() {
  const random = seeded('halden-freight')
  const containers = Array.from({ length: fields }, (_, index) => ({
    x: 24 + (index % columns) * box.across,
    y: 118 - Math.floor(index / columns) * box.up,
    paint: mix[Math.floor(random() * mix.length)],
  }))
  const loaded = containers.slice(0, fields - unread)
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true" className={styles.drawing}>
      {Object.entries(paints).map(([paint, className]) => (
        <path
          key={paint}
          d={boxes(
            loaded.filter((container) => container.paint === paint),
            1,
          )}
          strokeWidth="2"
          strokeLinejoin="round"
          className={className}
          opacity="0.85"
        />
      ))}
      <path
        d={loaded.map(({ x, y }) => `M${x + 5} ${y + 2}v10m4.5 -10v10m4.5 -10v10`).join('')}
        className="stroke-ground"
        opacity="0.35"
      />
      <path
        d={boxes(containers.slice(fields - unread), 0.5)}
        fill="none"
        strokeDasharray="2 2"
        className="stroke-muted"
      />
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

/** The outlines of containers, drawn within their edges by `inset`. */
function boxes(places: { x: number; y: number }[], inset: number): string {
  const [width, height] = [box.width - 2 * inset, box.height - 2 * inset]
  return places.map(({ x, y }) => `M${x + inset} ${y + inset}h${width}v${height}h${-width}z`).join('')
}
