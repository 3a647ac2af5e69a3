import { useId } from 'react'
import { onRing, ringArc, type Point } from '../geometry'
import { SubgraphBody } from '../orbit-parts'
import { Spot, type SpotProps } from './frame'

const requests = [-63, -42, -21, 0, 21, 42, 63]
const slots = Array.from({ length: 24 }, (_, index) => index * 15)
const hit = 225
const targets = [-36, -12, 12, 36]

/** Scale: many requests, one plan found in the cache, fetches that fan out to subgraphs. */
export function ScaleSpot({ className }: SpotProps) {
  const id = useId()
  return (
    <Spot
      id={id}
      paints={['ring', 'core', 'glow', 'cool', 'neutral']}
      className={className}
      title="Many requests reach the router, hit its plan cache and fan out to subgraphs"
    >
      <g transform="translate(146 100)">
        <circle r="100" fill={`url(#${id}glow)`} />
        <path d={ringArc(132, -48, 48)} stroke={`url(#${id}ring)`} />
        <path d={ringArc(158, -36, 36)} stroke={`url(#${id}ring)`} strokeDasharray="1.5 6" />
        <path
          d={requests.map((y) => `M-138 ${y}C-92 ${y} -84 0 -40 0`).join('')}
          className="stroke-muted"
          opacity="0.45"
        />
        <path
          d={requests.map((y) => `M-138 ${y}h0`).join('')}
          className="stroke-muted"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d={targets.map((angle) => wayTo(onRing(132, angle))).join('')}
          className="stroke-amber"
          strokeWidth="1.4"
          opacity="0.8"
        />
        <path
          d={slots
            .filter((angle) => angle !== hit)
            .map(slot)
            .join('')}
          strokeWidth="8"
          className="stroke-line-strong"
        />
        <path d={slot(hit)} strokeWidth="8" className="stroke-amber" />
        <circle r="24" fill={`url(#${id}core)`} className="light:brightness-125 light:saturate-150" />
        {targets.map((angle, index) => (
          <g key={angle} transform={`translate(${onRing(132, angle).join(' ')})`}>
            <SubgraphBody id={id} size={index % 2 ? 9 : 11} tone={index === 2 ? 'neutral' : 'cool'} />
          </g>
        ))}
      </g>
    </Spot>
  )
}

function wayTo([x, y]: Point): string {
  return `M40 0C80 0 84 ${y} ${x} ${y}`
}

function slot(angle: number): string {
  return ringArc(44, angle + 2, angle + 13)
}
