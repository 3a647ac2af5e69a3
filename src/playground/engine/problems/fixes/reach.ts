import type { Edit, Fix } from '@/playground/engine/messages'
import { applicationsOf, keysOf, sameFields, type Report } from '../finder'
import { readObstacles } from '../satisfiability'
import { argumentOf, federationLink, spotsAt, type SchemaSource } from '../source'
import { mark, memberText } from './align'
import { addDirective, addMember, distinctFixes, fix, listNames, noFix, removeNode } from './edits'
import { importDirective } from './imports'
import { withoutDirective } from './remove'

/** Adds a key to a type in these subgraphs where it is missing, and the fields of the key that the type lacks there. */
export function addKey(sources: SchemaSource[], entered: SchemaSource[], type: string, key: string): Fix {
  const added = entered.map((source) => ({ source, edits: keyEdits(sources, source, type, key) }))
  const changed = added.filter(({ edits }) => edits.length > 0).map(({ source }) => source)
  return fix(
    `Add @key(fields: "${key}") to ${type} in ${listNames(changed)}`,
    added.flatMap(({ edits }) => edits),
  )
}

function keyEdits(sources: SchemaSource[], source: SchemaSource, type: string, key: string): Edit[] {
  const [node] = source.types.get(type) ?? []
  // Fields of nested field sets are on other types.
  if (!node || /[{}]/.test(key) || keysOf(source, type).some((other) => sameFields(other, key))) return []
  const { name, edits } = importDirective(source, 'key')
  const lacking = (key.match(/\w+/g) ?? []).filter(
    (field) => spotsAt(source, `${type}.${field}`).length === 0,
  )
  const members = lacking.flatMap(
    (field) => memberText(sources, `${type}.${field}`) ?? (field === 'id' ? 'id: ID!' : []),
  )
  if (members.length < lacking.length) return []
  return [
    addDirective(source, node, `@${name}(fields: "${key}")`),
    ...(members.length > 0 ? [addMember(source, node, members.join('\n'))] : []),
    ...edits,
  ]
}

/** Resolves a field in a subgraph that cannot go to the one that has it: types without a key are the same everywhere. */
function shareField(source: SchemaSource, target: SchemaSource, type: string, field: string): Fix {
  const [node] = source.types.get(type) ?? []
  const coordinate = `${type}.${field}`
  const text = memberText([target], coordinate)
  if (!node || text === undefined || spotsAt(source, coordinate).length > 0) return noFix
  // Federation 1 shares fields without a mark.
  const here = federationLink(source) && importDirective(source, 'shareable')
  const isShared =
    !federationLink(target) ||
    [coordinate, type].some((one) => applicationsOf(target, 'shareable', one).length > 0)
  return fix(`Resolve ${coordinate} in ${source.name}, too`, [
    addMember(source, node, here ? `${text} @${here.name}` : text),
    ...(here?.edits ?? []),
    ...(isShared ? [] : mark([target], coordinate, 'shareable', '').edits),
  ])
}

/** Makes a field reachable: adds the key that is missing, or resolves what is only external. */
export function reachFixes({ message, sources }: Report): Fix[] {
  const fixes: Fix[] = []
  for (const { kind, from, to, type, field, key } of readObstacles(message)) {
    const source = sources.find(({ name }) => name === from)
    const target = sources.find(({ name }) => name === to)
    if (kind === 'external' && source) fixes.push(withoutDirective([source], 'external', `${type}.${field}`))
    if ((kind !== 'no-key' && kind !== 'key') || !source || !target) continue
    const keys = applicationsOf(target, 'key', type)
    const closing = keys.flatMap(({ node }) => argumentOf(node, 'resolvable') ?? [])
    const opened = closing.map((argument) => removeNode(target, argument))
    fixes.push(fix(`Remove resolvable: false from ${type} in ${target.name}`, opened))
    const known = (kind === 'no-key' ? [source, ...sources] : [source]).flatMap((other) =>
      keysOf(other, type),
    )
    for (const candidate of new Set(known)) fixes.push(addKey(sources, [target], type, candidate))
    for (const candidate of keysOf(target, type)) fixes.push(addKey(sources, [source], type, candidate))
    if (kind === 'no-key' && field) fixes.push(shareField(source, target, type, field))
    if (kind === 'no-key' && known.length === 0) fixes.push(addKey(sources, [source, target], type, 'id'))
    const words = key?.match(/\w+/g) ?? []
    const external = words.flatMap((word) => withoutDirective([source], 'external', `${type}.${word}`).edits)
    fixes.push(fix(`Resolve ${key} of ${type} in ${source.name}`, external))
  }
  return distinctFixes(fixes).slice(0, 4)
}
