import { round, seeded } from '@perigee/studio/geometry'

/** Pure helpers for drawn components. Angles are degrees, clockwise from +x. */

export type Point = readonly [x: number, y: number]

/** Point of an ellipse around the origin at `angle`; `flatten` is minor over major axis. */
export function onRing(radius: number, angle: number, flatten = 1): Point {
  const radians = (angle * Math.PI) / 180
  return [round(radius * Math.cos(radians)), round(radius * Math.sin(radians) * flatten)]
}

/** SVG path of the part of a ring that runs clockwise from one angle to another. */
export function ringArc(radius: number, from: number, to: number, flatten = 1): string {
  const [x1, y1] = onRing(radius, from, flatten)
  const [x2, y2] = onRing(radius, to, flatten)
  const large = (((to - from) % 360) + 360) % 360 > 180 ? 1 : 0
  return `M${x1} ${y1}A${radius} ${round(radius * flatten)} 0 ${large} 1 ${x2} ${y2}`
}

/** SVG path of a curve between two points that bulges by `bend` (a share of their distance) to the left. */
export function curve([x1, y1]: Point, [x2, y2]: Point, bend: number): string {
  const cx = round((x1 + x2) / 2 + (y2 - y1) * bend)
  const cy = round((y1 + y2) / 2 - (x2 - x1) * bend)
  return `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`
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
