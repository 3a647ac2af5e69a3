import { Kind } from 'graphql'
import type { Edit, Fix } from '@/playground/engine/messages'
import { applicationsOf, wordPattern, type Report } from '../finder'
import { argumentOf, membersOf, stringArgument, type SchemaSource } from '../source'
import { memberText } from './align'
import { addMember, closest, fix, removeNode, replaceNode, textOf } from './edits'
import { importDirective } from './imports'
import { withoutDirective, withoutMember } from './remove'

type FieldSet = { report: Report; coordinate: string; directive: string }

/** Fixes of a field set, of a key, @requires, or @provides, and of the fields it reads. */
export function fieldSetFixes(report: Report, coordinate = '', directive = ''): Fix[] {
  const set = { report, coordinate, directive }
  const { message } = report
  const unknown = /Cannot query field "(\w+)" on type "(\w+)"/.exec(message)
  if (unknown) return unknownField(set, unknown[1] ?? '', unknown[2] ?? '')
  if (message.includes('must be a string')) return [quoteFields(set)]
  const [, field, directed] =
    /field "?\w+\.(\w+)"? (?:is a|cannot|should not)|(?:but found|Unknown directive) "?(@\w+)/.exec(
      message,
    ) ?? []
  const dropped = withoutWord(set, field ?? directed ?? '')
  const included = /field (\w+\.\w+) cannot be included/.exec(message)?.[1]
  const removed = withoutMember(included && directive === 'provides' ? report.named : [], included ?? '')
  if (dropped.edits.length === 0 || removed.edits.length === 0) return [dropped]
  const title = `${dropped.title}, and ${removed.title.replace(/^R/, 'r')}`
  return [dropped, { title, edits: [...dropped.edits, ...removed.edits] }]
}

/** Adds the field of a field set where it is missing, or writes the name that was meant, or drops it from the set. */
function unknownField(set: FieldSet, field: string, type: string): Fix[] {
  const [source] = set.report.named
  const [node] = source?.types.get(type) ?? []
  if (!source || !node) return []
  const others = set.report.sources.filter((other) => other !== source)
  const namesIn = (sources: SchemaSource[]) =>
    sources.flatMap(({ types }) => (types.get(type) ?? []).flatMap(membersOf)).map(({ name }) => name.value)
  const rename = (name = field) => editSets(set, (fields) => fields.replace(wordPattern(field), name))
  const meant = closest(field, namesIn([source]))
  const external = set.directive === 'key' ? undefined : importDirective(source, 'external')
  const missing = (external && closest(field, namesIn(others))) ?? field
  const text = memberText(others, `${type}.${missing}`) ?? (external ? undefined : `${field}: ID!`)
  const added = text ? [addMember(source, node, external ? `${text} @${external.name}` : text)] : []
  const title = missing === field ? 'Add' : `Change ${field} to ${missing}, and add`
  return [
    fix(`Change ${field} to ${meant}`, rename(meant)),
    fix(
      `${title} ${type}.${missing}${external ? ' as @external' : ''}`,
      added.length > 0 ? [...added, ...rename(missing), ...(external?.edits ?? [])] : [],
    ),
    withoutWord(set, field),
  ]
}

/** Removes a field from a field set, with what is selected in it. */
function withoutWord(set: FieldSet, word: string): Fix {
  const pattern = new RegExp(`${wordPattern(word).source}(?:\\s*\\{[^{}]*\\})?`)
  return fix(
    `Take ${word} out of @${set.directive}`,
    editSets(set, (text) => (word === '' ? text : text.replace(pattern, '').replaceAll(/\s+/g, ' ').trim())),
  )
}

function editSets({ report, coordinate, directive }: FieldSet, change: (text: string) => string): Edit[] {
  return report.named.flatMap((source) =>
    applicationsOf(source, directive, coordinate).flatMap(({ node }) => {
      const value = argumentOf(node, 'fields')?.value
      if (value?.kind !== Kind.STRING || value.block || !report.message.includes(value.value)) return []
      const text = textOf(source, value).slice(1, -1)
      const changed = change(text)
      return changed === text || changed === '' ? [] : [replaceNode(source, value, `"${changed}"`)]
    }),
  )
}

/** Resolves a field here: takes @external away, and @requires and @provides that read it from elsewhere. */
export function resolveHere(source: SchemaSource, coordinate: string): Fix {
  const word = wordPattern(coordinate.replace(/.*\./, ''))
  const reading = ['requires', 'provides'].flatMap((name) =>
    applicationsOf(source, name).filter(({ node }) => word.test(stringArgument(node, 'fields') ?? '')),
  )
  return fix(`Resolve ${coordinate} in ${source.name}`, [
    ...withoutDirective([source], 'external', coordinate).edits,
    ...reading.map(({ node }) => removeNode(source, node)),
  ])
}

/** Writes fields: id or fields: ["id"] as the string it was meant to be. */
function quoteFields({ report, coordinate, directive }: FieldSet): Fix {
  const edits = report.named.flatMap((source) =>
    applicationsOf(source, directive, coordinate).flatMap(({ node }) => {
      const value = argumentOf(node, 'fields')?.value
      if (value?.kind !== Kind.LIST && value?.kind !== Kind.ENUM) return []
      const words = textOf(source, value).match(/\w+/g) ?? []
      return [replaceNode(source, value, `"${words.join(' ')}"`)]
    }),
  )
  return fix('Write the fields as a string', edits)
}
