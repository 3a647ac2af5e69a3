import type { Fix } from '@/playground/engine/messages'
import { applicationsOf, spotsAt, type Report } from '../finder'
import { federationLink } from '../links'
import { keysOf, readObstacles, sameFields } from '../satisfiability'
import type { SchemaSource } from '../source'
import { memberText } from './align'
import { addDirective, addMember, editsAt, fix, listNames } from './edits'
import { importDirective } from './imports'
import { withoutDirective } from './remove'

/** Adds a key to a type, and the fields of the key that the type lacks. */
export function addKey(sources: SchemaSource[], source: SchemaSource, type: string, key: string) {
  const [node] = source.types.get(type) ?? []
  if (!node || keysOf(source, type).some((other) => sameFields(other, key))) return undefined
  // Fields of nested field sets are on other types.
  if (/[{}]/.test(key)) return undefined
  const { name, edits } = importDirective(source, 'key')
  const lacking = key
    .split(/[\s,]+/)
    .filter((field) => field && spotsAt(source, `${type}.${field}`).length === 0)
  const members = lacking.flatMap(
    (field) => memberText(sources, `${type}.${field}`) ?? (field === 'id' ? 'id: ID!' : []),
  )
  if (members.length < lacking.length) return undefined
  return fix(`Add @key(fields: "${key}") to ${type} in ${source.name}`, [
    addDirective(source, node, `@${name}(fields: "${key}")`),
    ...(members.length > 0 ? [addMember(source, node, members.join('\n'))] : []),
    ...edits,
  ])
}

/** Resolves a field in a subgraph that cannot go to the one that has it: types without a key are the same everywhere. */
function shareField(source: SchemaSource, target: SchemaSource, type: string, field: string) {
  const [node] = source.types.get(type) ?? []
  const on = `${type}.${field}`
  const text = memberText([target], on)
  if (!node || text === undefined || spotsAt(source, on).length > 0) return undefined
  const here = shareable(source)
  const there = shareable(target)
  const isShared = [on, type].some((one) => applicationsOf(target, 'shareable', one).length > 0)
  return fix(`Resolve ${on} in ${source.name}, too`, [
    addMember(source, node, text + here.mark),
    ...here.edits,
    ...(isShared || !there.mark
      ? []
      : [
          ...editsAt([target], on, (_, spot) => addDirective(target, spot.node, there.mark.trim())),
          ...there.edits,
        ]),
  ])
}

/** How a schema marks a field that others resolve, too: not at all in Federation 1. */
function shareable(source: SchemaSource) {
  if (!federationLink(source)) return { mark: '', edits: [] }
  const { name, edits } = importDirective(source, 'shareable')
  return { mark: ` @${name}`, edits }
}

/** Makes a field reachable: adds the key that is missing, or resolves what is only external. */
export function reachFixes({ message, sources }: Report): (Fix | undefined)[] {
  const fixes: (Fix | undefined)[] = []
  for (const { kind, from, to, type, field, key } of readObstacles(message)) {
    const source = sources.find(({ name }) => name === from)
    const target = sources.find(({ name }) => name === to)
    if (kind === 'external' && source) fixes.push(withoutDirective([source], 'external', `${type}.${field}`))
    if ((kind !== 'no-key' && kind !== 'key') || !source || !target) continue
    const known = [
      ...keysOf(source, type),
      ...(kind === 'no-key' ? sources.flatMap((other) => keysOf(other, type)) : []),
    ]
    for (const candidate of new Set(known)) fixes.push(addKey(sources, target, type, candidate))
    for (const candidate of keysOf(target, type)) fixes.push(addKey(sources, source, type, candidate))
    if (kind === 'no-key' && field) fixes.push(shareField(source, target, type, field))
    if (kind === 'no-key' && known.length === 0) {
      const keys = [source, target].map((entered) => addKey(sources, entered, type, 'id'))
      fixes.push(
        fix(
          `Add @key(fields: "id") to ${type} in ${listNames([source, target])}`,
          keys.flatMap((added) => added?.edits ?? []),
        ),
      )
    }
    if (key !== undefined)
      fixes.push(
        fix(
          `Resolve ${key} of ${type} in ${source.name}`,
          (key.match(/\w+/g) ?? []).flatMap(
            (word) => withoutDirective([source], 'external', `${type}.${word}`)?.edits ?? [],
          ),
        ),
      )
  }
  const seen = new Set<string>()
  return fixes.filter((found) => found && !seen.has(found.title) && seen.add(found.title)).slice(0, 4)
}
