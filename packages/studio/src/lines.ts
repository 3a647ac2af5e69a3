import { round } from './geometry'

export type XY = { x: number; y: number }

/** Path data of straight lines from point to point. */
export function through(points: readonly XY[]): string {
  return points.length ? `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}` : ''
}

/** Path data of a smooth curve through points (a Catmull-Rom spline as Bézier curves). */
export function smooth(points: readonly XY[]): string {
  const first = points[0]
  if (!first) return ''
  let d = `M${round(first.x)} ${round(first.y)}`
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, e] = [
      points[index - 1] ?? points[index],
      points[index],
      points[index + 1],
      points[index + 2] ?? points[index + 1],
    ]
    if (!a || !b || !c || !e) continue
    d += `C${round(b.x + (c.x - a.x) / 6)} ${round(b.y + (c.y - a.y) / 6)} ${round(c.x - (e.x - b.x) / 6)} ${round(c.y - (e.y - b.y) / 6)} ${round(c.x)} ${round(c.y)}`
  }
  return d
}
