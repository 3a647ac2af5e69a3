import clsx from 'clsx'
import { curve } from './geometry'
import { at, InPlane } from './orbit-parts'
import { keys, place, plane, radii } from './orbit-subgraphs'

/** Animation classes; empty in a static picture. */
export type Motion = Record<string, string | undefined>
type Part = { id: string; move: Motion }

/** The rings, a dial around the core, and small unnamed moons. */
export function Rings({ id, move }: Part) {
  return (
    <g fill="none" stroke={`url(#${id}ring)`}>
      <circle r="690" opacity="0.3" />
      <circle r="530" opacity="0.55" strokeDasharray="2 9" />
      <circle r={radii.far} />
      <circle r={radii.middle} />
      <circle r={radii.near} strokeWidth="1.25" />
      <circle
        r="112"
        pathLength="720"
        strokeWidth="9"
        strokeDasharray="1 7"
        opacity="0.8"
        className={move.dial}
      />
      <circle r={radii.far + 15} pathLength="1080" strokeWidth="7" strokeDasharray="0.6 5.4" opacity="0.7" />
      <Moon className={move.moonNear} radius={radii.near} angle={80} warm />
      <Moon className={move.moonMiddle} radius={radii.middle} angle={195} />
      <Moon className={move.moonFar} radius={radii.far} angle={112} />
    </g>
  )
}

function Moon({
  className,
  radius,
  angle,
  warm = false,
}: {
  className?: string
  radius: number
  angle: number
  warm?: boolean
}) {
  return (
    <g className={className} stroke="none">
      <circle r="3" transform={at(radius, angle)} className={warm ? 'fill-amber' : 'fill-muted'} />
    </g>
  )
}

/** Arcs between subgraphs that share an entity key; the one in use lights up. */
export function Links({ move }: { move: Motion }) {
  return (
    <g fill="none" className="stroke-cool" strokeWidth="1.2">
      {keys.map(([from, to, bend]) => (
        <path key={from + to} d={curve(place(from), place(to), bend)} opacity="0.42" />
      ))}
      <path
        d={curve(place('products'), place('reviews'), 0.22)}
        strokeWidth="2.5"
        opacity="0"
        className={move.keyGlow}
      />
    </g>
  )
}

/** The supergraph: a warm sphere whose inner ring passes behind and in front of it. */
export function Core({ id, move }: Part) {
  return (
    <>
      <circle r="46" fill={`url(#${id}core)`} className="light:brightness-125 light:saturate-150" />
      <circle r="52" fill="none" className={clsx('stroke-amber', move.flare)} strokeWidth="2" opacity="0" />
      <InPlane plane={plane}>
        <path d="M64 0A64 64 0 0 1 -64 0" fill="none" stroke={`url(#${id}warm)`} strokeWidth="2" />
      </InPlane>
    </>
  )
}
