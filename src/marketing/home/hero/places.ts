import { round } from '@perigee/studio/geometry'
import { onRing, type Point } from '@/ui/art/geometry'
import type { Plane } from '@/ui/art/orbit-parts'
import { subgraphs } from './graph'
import { hasRootFields, ownedFields } from './owned'

/** A drawing of the system. Phones have their own, because a scaled one would be too small to read. */
export type Layout = {
  width: number
  height: number
  core: Point
  plane: Plane
  inner: number
  outer: number
}

export const layouts = {
  wide: {
    width: 640,
    height: 352,
    core: [320, 170],
    plane: { flatten: 0.5, lean: -13 },
    inner: 152,
    outer: 276,
  },
  narrow: {
    width: 342,
    height: 288,
    core: [171, 136],
    plane: { flatten: 0.78, lean: -10 },
    inner: 84,
    outer: 142,
  },
} as const satisfies Record<string, Layout>

/** Degrees on the ring, clockwise from the right. */
const angles: Record<string, number> = {
  products: 22,
  accounts: 152,
  search: 268,
  reviews: 318,
  inventory: 62,
  orders: 206,
}

/** A subgraph as a body: one with root fields on the inner ring, and larger the more fields it answers for. */
export type Body = { name: string; fields: string[]; isInner: boolean; radius: number }

export const bodies: Body[] = subgraphs.map((subgraph) => {
  const fields = ownedFields(subgraph)
  return {
    name: subgraph.name,
    fields,
    isInner: hasRootFields(subgraph),
    radius: 6 + 2.25 * fields.length,
  }
})

/** Where a body stands, seen from the core. Throws a RangeError for a subgraph without an angle. */
export function placeOf({ name, isInner }: Body, { plane, inner, outer }: Layout): Point {
  const angle = angles[name]
  if (angle === undefined) throw new RangeError(`no angle for ${name}`)
  const [x, y] = onRing(isInner ? inner : outer, angle, plane.flatten)
  const lean = (plane.lean * Math.PI) / 180
  return [round(x * Math.cos(lean) - y * Math.sin(lean)), round(x * Math.sin(lean) + y * Math.cos(lean))]
}
