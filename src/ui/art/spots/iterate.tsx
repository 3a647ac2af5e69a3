import { useId } from 'react'
import { Spot, Bar, type SpotProps } from './frame'

/** Iterate: a schema change branches off the main orbit, is checked, and merges back. */
export function IterateSpot({ className }: SpotProps) {
  const id = useId()
  return (
    <Spot
      id={id}
      paints={['ring', 'core', 'glow']}
      className={className}
      title="A schema change leaves the main line on a branch, passes a check and merges back"
    >
      <g stroke={`url(#${id}ring)`}>
        <ellipse cx="160" cy="236" rx="236" ry="150" opacity="0.5" />
        <ellipse cx="160" cy="254" rx="200" ry="126" opacity="0.35" strokeDasharray="1.5 6" />
      </g>
      <path d="M0 152C70 116 250 116 320 152" className="stroke-muted" strokeWidth="1.5" />
      <path
        d="M64 131C84 96 96 92 122 92H212C238 92 246 100 268 134"
        className="stroke-amber"
        strokeWidth="1.6"
      />
      {[
        [22, 142.5],
        [160, 125],
        [302, 144],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" className="fill-ground stroke-muted" strokeWidth="1.5" />
      ))}
      <circle cx="64" cy="131" r="6" className="fill-ground stroke-amber" strokeWidth="1.6" />
      <circle cx="268" cy="134" r="26" fill={`url(#${id}glow)`} />
      <circle
        cx="268"
        cy="134"
        r="9"
        fill={`url(#${id}core)`}
        className="light:brightness-125 light:saturate-150"
      />
      <rect x="88" y="12" width="158" height="62" rx="9" className="fill-raised stroke-line-strong" />
      <path d="M122 74V92" className="stroke-amber" strokeDasharray="2 3" />
      <circle cx="122" cy="92" r="5" className="fill-amber" />
      <rect x="89" y="19" width="156" height="22" className="fill-danger" opacity="0.12" />
      <rect x="89" y="43" width="156" height="22" className="fill-success" opacity="0.12" />
      <Bar x={100} y={34} width={72} className="fill-danger" />
      <Bar x={100} y={58} width={90} className="fill-success" />
      <circle cx="196" cy="92" r="10" className="fill-ground stroke-success" strokeWidth="1.5" />
      <path
        d="M191.5 92.5L195 96L201 88.5"
        className="stroke-success"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Spot>
  )
}
