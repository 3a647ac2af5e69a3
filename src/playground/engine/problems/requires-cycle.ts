import type { Place, Problem } from '../messages'
import { applicationsOf, placeOf, stringArgument } from './finder'
import { membersOf, type SchemaSource } from './source'

type Requirement = { place: Place; reads: string[] }

/** Finds fields that need each other with @requires, in a circle that a composer follows without end. */
export function requiresCycle(sources: SchemaSource[]): Problem | undefined {
  const requirements = new Map<string, Requirement[]>()
  for (const source of sources) {
    for (const { node, on } of applicationsOf(source, 'requires')) {
      if (on.kind !== 'member') continue
      const type = on.type.name.value
      const words = stringArgument(node, 'fields')?.match(/\w+/g) ?? []
      const names = new Set(
        sources
          .flatMap((other) => (other.types.get(type) ?? []).flatMap(membersOf))
          .map(({ name }) => name.value),
      )
      const reads = words.filter((word) => names.has(word)).map((word) => `${type}.${word}`)
      const field = `${type}.${on.node.name.value}`
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
