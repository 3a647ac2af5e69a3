import clsx from 'clsx'
import { onRing } from '@/ui/art/geometry'
import type { Customer } from './customers'

/** Type of the wordmarks, in turn. */
const faces = [
  'font-semibold tracking-tight',
  'font-medium tracking-[0.18em] uppercase [font-size:0.875em]',
  'font-mono font-medium tracking-tight',
  'font-light tracking-wide',
  'font-bold tracking-tighter italic',
]

/** The name of a customer as a wordmark, with a mark beside it. */
export function Wordmark({ customer: { data }, className }: { customer: Customer; className?: string }) {
  const design = data.order - 1
  return (
    <span className={clsx('inline-flex items-center gap-[0.6em]', faces[design % faces.length], className)}>
      <Mark points={data.subgraphs.length} design={design % 3} />
      <span className="self-baseline">{data.name}</span>
    </span>
  )
}

/** A figure of as many points as the graph has subgraphs: joined across, joined around, or joined to the middle. */
function Mark({ points, design }: { points: number; design: number }) {
  const places = Array.from({ length: points }, (_, index) => onRing(11, (index * 360) / points - 90))
  const target = (index: number) =>
    design === 2 ? '0 0' : places[(index + (design === 0 ? 2 : 1)) % points]?.join(' ')
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true" className="size-[1.5em] shrink-0">
      <path
        d={places.map(([x, y], index) => `M${x} ${y}L${target(index)}`).join('')}
        className="stroke-cool"
        strokeWidth="1.25"
        fill="none"
        opacity="0.7"
      />
      {design === 2 && <circle r="5" className="fill-ground stroke-cool" strokeWidth="1.25" />}
      <path
        d={places.map(([x, y]) => `M${x} ${y}h0`).join('')}
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
