import { print } from 'graphql'
import type { Fix } from '@/playground/engine/messages'
import { applicationsOf, authorizing, spotsAt, stringArgument, type Report } from '../finder'
import { membersOf, type SchemaSource } from '../source'
import { addDirective, fix, replaceNode, textOf } from './edits'
import { importDirective } from './imports'

/** Adds to a field what guards the fields that it reads with @requires and @fromContext, and the types of those. */
export function copyGuards({ named, sources }: Report, on: string): Fix | undefined {
  const read = [on, ...readBy(sources, named, on)]
  const directives = authorizing.flatMap((name) => {
    const guards = new Set(
      read.flatMap((text) =>
        sources.flatMap((source) =>
          applicationsOf(source, name, text).map(({ node }) => {
            const value = node.arguments?.[0]?.value
            return value ? textOf(source, value) : ''
          }),
        ),
      ),
    )
    const argument = name === 'policy' ? 'policies' : 'scopes'
    if (guards.size === 0) return []
    return [{ name, text: name === 'authenticated' ? '' : `(${argument}: ${allOf([...guards])})` }]
  })
  const added = directives.flatMap(({ name, text }) => {
    const edits = named.flatMap((source) => {
      const { name: local, edits: imports } = importDirective(source, name)
      const directive = `@${local}${text}`
      return spotsAt(source, on).flatMap(({ node }) => {
        const present = node.directives?.find((other) => other.name.value === local)
        if (!present) return [addDirective(source, node, directive), ...imports]
        return textOf(source, present) === directive ? [] : [replaceNode(source, present, directive)]
      })
    })
    return edits.length > 0 ? [{ directive: `@${name}${text}`, edits }] : []
  })
  const titles = added.map(({ directive }) => directive).join(' and ')
  return fix(
    `Add ${titles} to ${on}`,
    added.flatMap(({ edits }) => edits),
  )
}

/** The coordinates of the fields that a field reads, and the types in which they are read. */
function readBy(sources: SchemaSource[], named: SchemaSource[], on: string): Set<string> {
  const field = new Set<unknown>(named.flatMap((source) => spotsAt(source, on).map(({ node }) => node)))
  const sets = named.flatMap((source) => [
    ...applicationsOf(source, 'requires', on).map(({ node }) => stringArgument(node, 'fields')),
    ...applicationsOf(source, 'fromContext')
      .filter((application) => application.on.kind === 'argument' && field.has(application.on.field))
      .map(({ node }) => stringArgument(node, 'field')),
  ])
  const words = new Set(sets.join(' ').match(/\w+/g))
  const contexts = named.flatMap((source) => applicationsOf(source, 'context').map(({ on: set }) => set.node))
  const [own = ''] = on.split('.')
  const found = new Set([
    own,
    ...contexts.flatMap((node) => ('name' in node && node.name ? [node.name.value] : [])),
  ])
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const type of sources.flatMap(({ types }) => [...types.values()].flat())) {
      const interfaces = 'interfaces' in type ? (type.interfaces ?? []) : []
      if (![type, ...interfaces].some(({ name }) => found.has(name.value))) continue
      if (words.has(type.name.value)) found.add(type.name.value)
      for (const member of membersOf(type)) {
        if (!words.has(member.name.value)) continue
        found.add(`${type.name.value}.${member.name.value}`)
        if ('type' in member) found.add(/\w+/.exec(print(member.type))?.[0] ?? '')
      }
    }
  }
  // Whoever reads the field has passed what guards its own type.
  found.delete(own)
  return found
}

/** Each text is a list of alternatives, such as [["a", "b"], ["c"]]. Gives the alternatives that satisfy all of them. */
function allOf(texts: string[]): string {
  let all: string[][] = [[]]
  for (const text of texts) {
    const groups = Array.from(
      text.matchAll(/\[([^[\]]*)\]/g),
      ([, group = '']) => group.match(/"[^"]*"/g) ?? [],
    )
    all = all.flatMap((one) => groups.map((other) => [...new Set([...one, ...other])]))
  }
  return `[${all.map((group) => `[${group.join(', ')}]`).join(', ')}]`
}
