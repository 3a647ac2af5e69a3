import { round, seeded } from '@perigee/studio/geometry'
import clsx from 'clsx'

type Props = { seed: string; count: number; width: number; height: number; className?: string }

/** The stars behind a drawing, in the text color; the same seed gives the same stars. */
export function Stars({ seed, count, width, height, className }: Props) {
  return (
    <g fill="none" className={clsx('stroke-text', className)} strokeLinecap="round">
      {stars(seed, count, width, height).map(({ size, opacity, d }) => (
        <path key={size} d={d} strokeWidth={size} opacity={opacity} />
      ))}
    </g>
  )
}

/**
 * `count` stars inside a box, the same for the same seed: a few bright and many faint ones. The stars of one brightness
 * are one SVG path of dots with round caps, because an element per star would dominate the page's size.
 */
function stars(seed: string, count: number, width: number, height: number) {
  const random = seeded(seed)
  const levels = Array.from({ length: brightnesses }, (_, level) => {
    const weight = ((level + 0.5) / brightnesses) ** 4
    return { size: round(1 + weight * 1.8), opacity: round(0.18 + weight * 0.6), d: '' }
  })
  for (let made = 0; made < count; made += 1) {
    const level = levels[Math.floor(random() * brightnesses)]
    if (level) level.d += `M${round(random() * width)} ${round(random() * height)}h0`
  }
  return levels.filter(({ d }) => d !== '')
}

const brightnesses = 5
