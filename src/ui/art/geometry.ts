import { round } from '@perigee/studio/geometry'

/** Pure helpers for drawn components. Angles are degrees, clockwise from +x. */

export type Point = readonly [x: number, y: number]

/** Point of an ellipse around the origin at `angle`; `flatten` is minor over major axis. */
export function onRing(radius: number, angle: number, flatten = 1): Point {
  const radians = (angle * Math.PI) / 180
  return [round(radius * Math.cos(radians)), round(radius * Math.sin(radians) * flatten)]
}
