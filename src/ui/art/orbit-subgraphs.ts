import { round } from '@perigee/studio/geometry'
import { onRing } from './geometry'
import type { Plane, Tone } from './orbit-parts'

/** The plane of the whole system and the radii of its rings. */
export const plane: Plane = { flatten: 0.46, lean: -16 }
export const radii = { near: 194, middle: 276, far: 392 }

/** Twelfths of a turn: the stylesheet delays the change of depth by them. */
type Subgraph = { name: string; ring: keyof typeof radii; twelfth: number; size: number; tone: Tone }

export const subgraphs = [
  { name: 'products', ring: 'near', twelfth: 1, size: 15, tone: 'cool' },
  { name: 'accounts', ring: 'near', twelfth: 7, size: 12, tone: 'neutral' },
  { name: 'reviews', ring: 'middle', twelfth: 10, size: 14, tone: 'cool' },
  { name: 'inventory', ring: 'middle', twelfth: 6, size: 13, tone: 'cool' },
  { name: 'search', ring: 'middle', twelfth: 3, size: 11, tone: 'neutral' },
  { name: 'shipping', ring: 'far', twelfth: 2, size: 15, tone: 'cool' },
  { name: 'orders', ring: 'far', twelfth: 11, size: 13, tone: 'neutral' },
  { name: 'payments', ring: 'far', twelfth: 8, size: 12, tone: 'cool' },
] as const satisfies readonly Subgraph[]

export type Name = (typeof subgraphs)[number]['name']

/** Pairs that share an entity key, and how far the arc between them bulges. */
export const keys: [Name, Name, number][] = [
  ['products', 'reviews', 0.22],
  ['products', 'shipping', -0.24],
  ['accounts', 'payments', -0.26],
  ['accounts', 'inventory', 0.3],
  ['reviews', 'orders', -0.22],
  ['search', 'products', 0.2],
]

/** Radius and angle of a subgraph's place. */
export function orbitOf(name: Name) {
  const subgraph = subgraphs.find((candidate) => candidate.name === name) ?? subgraphs[0]
  return { radius: radii[subgraph.ring], angle: subgraph.twelfth * 30 }
}

/** Position of a subgraph as a point of the plane. */
export function place(name: Name) {
  const { radius, angle } = orbitOf(name)
  return onRing(radius, angle)
}

/** Size and opacity of a planet at rest: near ones large and clear, far ones small and faint. */
export function restingDepth(twelfth: number) {
  const front = Math.sin((twelfth * Math.PI) / 6)
  return { transform: `scale(${round(1 + 0.17 * front)})`, opacity: round(0.85 + 0.15 * front) }
}
