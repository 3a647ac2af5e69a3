import { print } from 'graphql'
import type { Fix } from '@/playground/engine/messages'
import { applicationsOf, authorizing, type Report } from '../finder'
import { spotsAt, stringArgument, type SchemaSource } from '../source'
import { addDirective, fix, replaceNode, textOf } from './edits'
import { importDirective } from './imports'

/** Adds to a field what guards the fields that it reads with @requires and @fromContext, and the types of those. */
export function copyGuards({ named, sources }: Report, coordinate: string): Fix {
  const read = [coordinate, ...readBy(sources, named, coordinate)]
  const titles: string[] = []
  const edits = authorizing.flatMap((name) => {
    const guards = read.flatMap((text) =>
      sources.flatMap((source) =>
        applicationsOf(source, name, text).map(({ node: { arguments: [given] = [] } }) =>
          given ? textOf(source, given.value) : '',
        ),
      ),
    )
    if (guards.length === 0) return []
    const argument = name === 'policy' ? 'policies' : 'scopes'
    const text = name === 'authenticated' ? '' : `(${argument}: ${allOf([...new Set(guards)])})`
    titles.push(`@${name}${text}`)
    return named.flatMap((source) => {
      const { name: local, edits: imports } = importDirective(source, name)
      return spotsAt(source, coordinate).flatMap(({ node }) => {
        const present = node.directives?.find((other) => other.name.value === local)
        if (present) return [replaceNode(source, present, `@${local}${text}`)]
        return [addDirective(source, node, `@${local}${text}`), ...imports]
      })
    })
  })
  return fix(`Add ${titles.join(' and ')} to ${coordinate}`, edits)
}

/** The coordinates of what a field reads, by the names in its field sets, and the types in which it is. */
function readBy(sources: SchemaSource[], named: SchemaSource[], coordinate: string): string[] {
  const sets = named.flatMap((source) => [
    ...applicationsOf(source, 'requires', coordinate).map(({ node }) => stringArgument(node, 'fields')),
    ...applicationsOf(source, 'fromContext')
      .filter((application) => application.target.coordinate.startsWith(`${coordinate}(`))
      .map(({ node }) => stringArgument(node, 'field')),
  ])
  const words = new Set(sets.join(' ').match(/\w+/g))
  const [own] = coordinate.split('.')
  const members = sources
    .flatMap(({ spots }) => [...spots.values()].flat())
    .flatMap((spot) => {
      if (spot.kind !== 'member' || !words.has(spot.node.name.value)) return []
      const type = 'type' in spot.node ? (/\w+/.exec(print(spot.node.type))?.[0] ?? '') : ''
      return [spot.coordinate, type]
    })
  // Whoever reads the field has passed what guards its own type.
  return [...words, ...members].filter((name) => name !== own)
}

/** Each text is a list of alternatives, such as [["a", "b"], ["c"]]. Returns the alternatives that satisfy all of them. */
function allOf(texts: string[]): string {
  let all: string[][] = [[]]
  for (const text of texts) {
    const groups = Array.from(text.matchAll(/\[([^[\]]*)\]/g), ([group]) => group.match(/"[^"]*"/g) ?? [])
    all = all.flatMap((one) => groups.map((other) => [...new Set([...one, ...other])]))
  }
  return `[${all.map((group) => `[${group.join(', ')}]`).join(', ')}]`
}
