import clsx from 'clsx'
import { stars } from './geometry'

type Props = { seed: string; count: number; width: number; height: number; className?: string }

/** The stars behind a drawing, in the text color; the same seed gives the same stars. */
export function Stars({ seed, count, width, height, className }: Props) {
  return (
    <g className={clsx('stroke-text', className)} strokeLinecap="round">
      {stars(seed, count, width, height).map(({ size, opacity, d }) => (
        <path key={size} d={d} strokeWidth={size} opacity={opacity} />
      ))}
    </g>
  )
}
