import { useId } from 'react'
import { onRing, ringArc } from '../geometry'
import { Spot, type SpotProps } from './frame'

/** Spans of one trace, from the outside in; 180 degrees are the whole request. */
const spans = [
  { name: 'router', radius: 136, from: 180, to: 356, tone: 'stroke-coral' },
  { name: 'plan', radius: 116, from: 182, to: 190, tone: 'stroke-amber' },
  { name: 'products', radius: 96, from: 191, to: 252, tone: 'stroke-cool' },
  { name: 'reviews', radius: 76, from: 254, to: 347, tone: 'stroke-cool' },
  { name: 'inventory', radius: 56, from: 254, to: 296, tone: 'stroke-muted' },
]

/** A dial over the bars: a tick every 5 degrees, a longer one every 45. */
const ticks = Array.from({ length: 37 }, (_, index) => 180 + index * 5)
  .map((angle) => `M${onRing(148, angle).join(' ')}L${onRing(angle % 45 ? 151 : 156, angle).join(' ')}`)
  .join('')

/** Analyze: a trace as bars on orbits; a fetch that waits for a key starts where the previous one ends. */
export function AnalyzeSpot({ className }: SpotProps) {
  const id = useId()
  return (
    <Spot
      id={id}
      paints={['glow', 'core']}
      className={className}
      title="A trace as bars on orbits: two fetches start when the fetch of their key has ended"
    >
      <g transform="translate(160 162)">
        <circle r="52" fill={`url(#${id}glow)`} />
        <path d={ticks} className="stroke-line-strong" />
        {spans.map(({ name, radius, from, to, tone }) => (
          <g key={name}>
            <path d={ringArc(radius, 180, 360)} className="stroke-line-strong" opacity="0.7" />
            <path d={ringArc(radius, from, to)} className={tone} strokeWidth="9" />
          </g>
        ))}
        <path
          d={`M${onRing(104, 253).join(' ')}L${onRing(48, 253).join(' ')}`}
          className="stroke-text"
          strokeDasharray="2 3"
          opacity="0.8"
        />
        <path d="M-160 0H160" className="stroke-line-strong" />
        <circle r="20" fill={`url(#${id}core)`} className="light:brightness-125 light:saturate-150" />
        <path d={`M0 0L${onRing(132, 347).join(' ')}`} className="stroke-text" opacity="0.35" />
      </g>
    </Spot>
  )
}
