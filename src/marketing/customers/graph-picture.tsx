import { useId } from 'react'
import { round, seeded } from '@perigee/studio/geometry'
import { onRing } from '@/ui/art/geometry'
import { InPlane, OrbitPaint, SubgraphBody, type Plane, type Tone } from '@/ui/art/orbit-parts'
import styles from './graph-picture.module.css'

type Props = { name: string; subgraphs: string[]; className?: string }

const plane: Plane = { flatten: 0.6, lean: -14 }
const radii = { near: 100, far: 148 }

/** A customer's graph: its subgraphs on two rings around the router. */
export function GraphPicture({ name, subgraphs, className }: Props) {
  const id = useId()
  const random = seeded(name)
  const bodies = subgraphs.map((subgraph, index) => {
    const [x, y] = place(
      index % 2 ? radii.near : radii.far,
      ((index + 0.5) / subgraphs.length) * 360 - 90 - plane.lean,
    )
    const tone: Tone = random() < 0.3 ? 'neutral' : 'cool'
    return { subgraph, x, y, size: round(8 + random() * 6), tone }
  })
  const label = `The graph of ${name}: one router and the subgraphs ${subgraphs.join(', ')}`
  return (
    <svg viewBox="-200 -132 400 264" role="img" aria-label={label} className={className} overflow="visible">
      <OrbitPaint id={id} of={['ring', 'warm', 'core', 'glow', 'cool', 'neutral']} />
      <circle r="130" fill={`url(#${id}glow)`} />
      <InPlane plane={plane}>
        <g fill="none" stroke={`url(#${id}ring)`}>
          <circle r={radii.near} />
          <circle r={radii.far} />
        </g>
        <circle r="40" fill="none" stroke={`url(#${id}warm)`} strokeWidth="1.5" />
      </InPlane>
      {bodies.map(({ subgraph, x, y }) => (
        <path key={subgraph} d={`M0 0L${x} ${y}`} className={styles.link} />
      ))}
      <circle r="24" fill={`url(#${id}core)`} className="light:brightness-125 light:saturate-150" />
      <InPlane plane={plane}>
        <path d={`M40 0A40 40 0 0 1 -40 0`} fill="none" stroke={`url(#${id}warm)`} strokeWidth="2" />
      </InPlane>
      {bodies.map(({ subgraph, x, y, size, tone }) => (
        <g key={subgraph} transform={`translate(${x} ${y})`}>
          <SubgraphBody id={id} size={size} tone={tone} />
          <text y={y < 0 ? -size - 14 : size + 23} className={styles.name}>
            {subgraph}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** A point of a ring, projected onto the plane. */
function place(radius: number, angle: number): [x: number, y: number] {
  const [x, y] = onRing(radius, angle, plane.flatten)
  const lean = (plane.lean * Math.PI) / 180
  return [round(x * Math.cos(lean) - y * Math.sin(lean)), round(x * Math.sin(lean) + y * Math.cos(lean))]
}
