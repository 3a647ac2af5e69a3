/** A point; `x` and `y` in units of the caller. */
export type Spot = { x: number; y: number }
type Circle = Spot & { r: number }

/** Angle between one seed of a sunflower and the next, in radians. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** `count` points in a sunflower (Vogel) spiral around the origin, from the center outward. */
export function sunflower(count: number, spacing: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = spacing * Math.sqrt(index + 0.5)
    return { x: distance * Math.cos(index * goldenAngle), y: distance * Math.sin(index * goldenAngle) }
  })
}

/** Splits `total` into whole numbers in the ratio of `percents`, each at most one off. */
export function share(total: number, percents: number[]): number[] {
  const sum = percents.reduce((all, percent) => all + percent, 0)
  const bounds = percents.map((_, index) =>
    Math.round((total * percents.slice(0, index + 1).reduce((all, percent) => all + percent, 0)) / sum),
  )
  return bounds.map((bound, index) => bound - (bounds[index - 1] ?? 0))
}

/**
 * Packs circles without overlap into a field of the given width and height. Takes their radii; returns their centers in
 * the same order, with the bounding box centered on the origin.
 */
export function pack(radii: number[], field: { width: number; height: number }): Spot[] {
  const placed: Circle[] = []
  for (const r of radii) placed.push(bestPlace(placed, r, field))
  const { x, y } = extent(placed)
  return placed.map((circle) => ({ x: circle.x - x.middle, y: circle.y - y.middle }))
}

/** The best position for a circle of radius `r`: touching two placed circles, or the first, with the smallest bounding box. */
function bestPlace(
  placed: Circle[],
  r: number,
  { width, height }: { width: number; height: number },
): Circle {
  const [first] = placed
  if (!first) return { x: 0, y: 0, r }
  const beside = [{ x: first.x + first.r + r, y: first.y, r }]
  const between = placed.flatMap((one, index) =>
    placed.slice(index + 1).flatMap((other) => touching(one, other, r).map((spot) => ({ ...spot, r }))),
  )
  const isFree = (circle: Circle) =>
    placed.every((other) => Math.hypot(circle.x - other.x, circle.y - other.y) >= r + other.r - 1e-6)
  const needs = (circle: Circle) => {
    const { x, y } = extent([...placed, circle])
    return Math.max(x.size / width, y.size / height)
  }
  const [best = { x: 0, y: 0, r }] = [...beside, ...between]
    .filter(isFree)
    .toSorted((a, b) => needs(a) - needs(b))
  return best
}

function extent(circles: Circle[]) {
  const along = (axis: 'x' | 'y') => {
    const from = Math.min(...circles.map((circle) => circle[axis] - circle.r))
    const to = Math.max(...circles.map((circle) => circle[axis] + circle.r))
    return { size: to - from, middle: (from + to) / 2 }
  }
  return { x: along('x'), y: along('y') }
}

/** The two centers of a circle of radius `r` that touches both circles; none when they are too far apart. */
function touching(one: Circle, other: Circle, r: number): Spot[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(dx, dy)
  const [a, b] = [one.r + r, other.r + r]
  const along = (a * a - b * b + distance * distance) / (2 * distance)
  const aside = Math.sqrt(a * a - along * along)
  if (Number.isNaN(aside)) return []
  return [aside, -aside].map((height) => ({
    x: one.x + (along * dx - height * dy) / distance,
    y: one.y + (along * dy + height * dx) / distance,
  }))
}
