import { round, seeded } from '@perigee/studio/geometry'

/** Pure helpers for drawn components. Angles are degrees, clockwise from +x. */

export type Point = readonly [x: number, y: number]

/** Point of an ellipse around the origin at `angle`; `flatten` is minor over major axis. */
export function onRing(radius: number, angle: number, flatten = 1): Point {
  const radians = (angle * Math.PI) / 180
  return [round(radius * Math.cos(radians)), round(radius * Math.sin(radians) * flatten)]
}

export type Stars = { size: number; opacity: number; d: string }

/**
 * `count` stars inside a box, the same for the same seed; a few bright and many faint ones. The stars of one brightness
 * are one SVG path of dots, to be stroked with round caps, because an element per star would dominate the page's size.
 */
export function stars(seed: string, count: number, width: number, height: number): Stars[] {
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
