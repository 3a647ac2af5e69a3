import clsx from 'clsx'
import { at, BodyLabel, Upright } from './orbit-parts'
import type { Motion } from './orbit-scenery'
import { orbitOf, plane, type Name } from './orbit-subgraphs'

/** One fetch of the query plan: a spoke, the pulse that travels along it and back, and the ping at its end. */
export function Fetch({
  to,
  pulse,
  glow,
  unspin,
}: {
  to: Name
  pulse?: string
  glow?: string
  unspin?: string
}) {
  const { radius, angle } = orbitOf(to)
  return (
    <>
      <g transform={`rotate(${angle})`}>
        <path
          d={`M0 0H${radius}`}
          className="stroke-amber"
          strokeWidth="1.5"
          strokeDasharray="3 6"
          opacity="0.35"
        />
        <g transform={`scale(${radius})`}>
          <g className={pulse} opacity="0">
            <g transform={`scale(${1 / radius}) rotate(${-angle})`}>
              <Upright plane={plane} unspin={unspin}>
                <Pulse />
              </Upright>
            </g>
          </g>
        </g>
      </g>
      <g transform={at(radius, angle)}>
        <Upright plane={plane} unspin={unspin}>
          <circle r="30" fill="none" className={clsx('stroke-amber', glow)} strokeWidth="1.5" opacity="0" />
        </Upright>
      </g>
    </>
  )
}

function Pulse() {
  return (
    <g className="fill-amber">
      <circle r="13" opacity="0.22" />
      <circle r="4.5" />
    </g>
  )
}

/** The client: a query in a window, and the line to the router for request and response. */
export function Client({ move, labels }: { move: Motion; labels: boolean }) {
  const x = -414
  const y = 252
  const length = Math.hypot(x, y)
  const angle = (Math.atan2(-y, -x) * 180) / Math.PI
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${angle})`}>
        <path
          d={`M46 0H${length}`}
          className="stroke-amber"
          strokeWidth="1.5"
          strokeDasharray="3 6"
          opacity="0.5"
        />
        <g transform={`scale(${length})`}>
          {[move.ask, move.reply].map((pulse, index) => (
            <g key={index} className={pulse} opacity="0">
              <g transform={`scale(${1 / length})`}>
                <Pulse />
              </g>
            </g>
          ))}
        </g>
      </g>
      <g className="stroke-line-strong" fill="none" strokeWidth="1.25">
        <rect x="-42" y="-30" width="84" height="60" rx="9" className="fill-raised" />
        <path d="M-42 -15H42" />
        <g className="stroke-muted" strokeWidth="2.5" strokeLinecap="round">
          <path d="M-30 -4H-8M-20 6H16M-20 16H4" />
          <path d="M22 6H26" className="stroke-amber" />
        </g>
      </g>
      {labels && <BodyLabel y={54}>client</BodyLabel>}
    </g>
  )
}
