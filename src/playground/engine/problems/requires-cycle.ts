import type { Place, Problem } from '../messages'
import { applicationsOf, placeOf } from './finder'
import { spotsAt, stringArgument, type SchemaSource } from './source'

type Requirement = { place: Place; reads: string[] }

/** Finds fields that need each other with @requires, in a circle that a composer follows without end. */
export function requiresCycle(sources: SchemaSource[]): Problem | undefined {
  const requirements = new Map<string, Requirement[]>()
  for (const source of sources) {
    for (const { node, target } of applicationsOf(source, 'requires')) {
      if (target.kind !== 'member') continue
      const field = target.coordinate
      const words = stringArgument(node, 'fields')?.match(/\w+/g) ?? []
      const reads = words
        .map((word) => field.replace(/\w+$/, word))
        .filter((read) => sources.some((other) => spotsAt(other, read).length > 0))
      requirements.set(field, [...(requirements.get(field) ?? []), { place: placeOf(source, node), reads }])
    }
  }
  const cycle = [...requirements.keys()]
    .map((field) => follow(field, []))
    .find((found) => found !== undefined)
  if (!cycle) return undefined
  const [first = '', ...others] = cycle
  return {
    code: 'REQUIRES_CYCLE',
    message: `${first} asks with @requires for ${[...others, first].join(', which asks for ')}. No subgraph can begin.`,
    places: cycle.flatMap((field) => (requirements.get(field) ?? []).map(({ place }) => place)),
    fixes: [],
  }

  function follow(field: string, path: string[]): string[] | undefined {
    if (path.includes(field)) return path.slice(path.indexOf(field))
    for (const { reads } of requirements.get(field) ?? []) {
      for (const next of reads) {
        const found = follow(next, [...path, field])
        if (found) return found
      }
    }
    return undefined
  }
}
