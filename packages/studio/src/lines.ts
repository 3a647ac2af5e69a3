import { round } from './geometry'

type XY = { x: number; y: number }

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

type Field = (column: number, row: number) => number

/** Contour lines of a field at one level, over a grid of `columns` × `rows` cells (marching squares). Points are in grid units. */
export function isolines(field: Field, columns: number, rows: number, level: number): XY[][] {
  const pieces: [XY, XY][] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cuts = crossings(field, column, row, level)
      for (let pair = 0; pair + 1 < cuts.length; pair += 2) {
        const [from, to] = [cuts[pair], cuts[pair + 1]]
        if (from && to) pieces.push([from, to])
      }
    }
  }
  return join(pieces)
}

/** The points where a level crosses the sides of one cell, in order around the cell. */
function crossings(field: Field, column: number, row: number, level: number): XY[] {
  const [a, b, c, d] = [
    field(column, row),
    field(column + 1, row),
    field(column + 1, row + 1),
    field(column, row + 1),
  ]
  const cuts: XY[] = []
  const at = (from: number, to: number) => (level - from) / (to - from)
  if (a > level !== b > level) cuts.push({ x: column + at(a, b), y: row })
  if (b > level !== c > level) cuts.push({ x: column + 1, y: row + at(b, c) })
  if (d > level !== c > level) cuts.push({ x: column + at(d, c), y: row + 1 })
  if (a > level !== d > level) cuts.push({ x: column, y: row + at(a, d) })
  return cuts
}

/** Joins pieces that share an end into lines. */
function join(pieces: [XY, XY][]): XY[][] {
  const key = ({ x, y }: XY) => `${x.toFixed(4)} ${y.toFixed(4)}`
  const ends = new Map<string, number[]>()
  for (const [index, piece] of pieces.entries()) {
    for (const end of piece) ends.set(key(end), [...(ends.get(key(end)) ?? []), index])
  }
  const used = new Set<number>()
  const follow = (line: XY[]) => {
    for (;;) {
      const tip = line.at(-1)
      const next = tip && ends.get(key(tip))?.find((index) => !used.has(index))
      const piece = next === undefined ? undefined : pieces[next]
      if (!tip || next === undefined || !piece) return line
      used.add(next)
      line.push(key(piece[0]) === key(tip) ? piece[1] : piece[0])
    }
  }
  const lines: XY[][] = []
  for (const [index, [from, to]] of pieces.entries()) {
    if (used.has(index)) continue
    used.add(index)
    lines.push(follow(follow([from, to]).toReversed()))
  }
  return lines
}
