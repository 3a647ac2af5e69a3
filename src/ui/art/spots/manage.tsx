import { useId } from 'react'
import { onRing, ringArc } from '../geometry'
import { Spot, type SpotProps } from './frame'

/** Roles from the inside out, and the angle of the gap for each. */
const roles = [
  { radius: 40, gate: 204 },
  { radius: 64, gate: 180 },
  { radius: 88, gate: 156 },
]

/** Manage: each role may pass the rings up to its own, and no further. */
export function ManageSpot({ className }: SpotProps) {
  const id = useId()
  return (
    <Spot
      id={id}
      paints={['core', 'glow', 'cool', 'neutral']}
      className={className}
      title="Keys of three roles, each of which opens the rings up to its own"
    >
      <g transform="translate(212 100)">
        <circle r="90" fill={`url(#${id}glow)`} />
        {roles.map(({ radius }, index) => (
          <g key={radius}>
            <circle r={radius} className="stroke-line-strong" strokeWidth="1" />
            {gaps(index).map(([from, to]) => (
              <path
                key={from}
                d={ringArc(radius, from, to)}
                className="stroke-muted"
                strokeWidth="5"
                opacity={0.32 + index * 0.14}
              />
            ))}
          </g>
        ))}
        <circle r="20" fill={`url(#${id}core)`} className="light:brightness-125 light:saturate-150" />
        <Key angle={204} reach={24} tone="stroke-amber" />
        <Key angle={180} reach={48} tone="stroke-cool" />
        <Key angle={156} reach={72} tone="stroke-muted" />
        {[
          [40, 330],
          [64, 20],
          [64, 292],
          [88, 60],
          [88, 338],
          [88, 262],
        ].map(([radius = 0, angle = 0]) => (
          <circle
            key={`${radius} ${angle}`}
            r="5"
            transform={`translate(${onRing(radius, angle).join(' ')})`}
            fill={`url(#${id}${radius === 64 ? 'cool' : 'neutral'})`}
          />
        ))}
      </g>
    </Spot>
  )
}

function Key({ angle, reach, tone }: { angle: number; reach: number; tone: string }) {
  const [x1, y1] = onRing(reach, angle)
  const [x2, y2] = onRing(122, angle)
  return (
    <g className={tone} strokeWidth="2">
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <circle cx={x1} cy={y1} r="2" />
      <g transform={`translate(${onRing(130, angle).join(' ')}) rotate(${angle})`}>
        <circle r="8" className="fill-ground" />
        <circle r="2" />
      </g>
    </g>
  )
}

/** The solid parts of a ring, with a gap for every role that may pass. */
function gaps(index: number): [number, number][] {
  const open = roles.slice(0, index + 1).map((role) => role.gate)
  const sorted = open.toSorted((a, b) => a - b)
  return sorted.map((gate, at) => [gate + 6, (sorted[at + 1] ?? (sorted[0] ?? 0) + 360) - 6])
}
