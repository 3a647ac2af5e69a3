import { Kind } from 'graphql'
import type { Edit, Fix } from '@/playground/engine/messages'
import { applicationsOf, spotsAt, stringArgument, valueOf, type Report } from '../finder'
import type { SchemaSource } from '../source'
import { memberText } from './align'
import { closest } from './closest'
import { addDirective, addMember, removeDirective, replaceNode, textOf } from './edits'
import { fix, fixRule, type FixRule } from './fix-rule'
import { importDirective } from './imports'
import { withoutDirective, withoutMember } from './remove'

/** Fixes of field sets: of keys, @requires, and @provides, and of the fields they read. */
export const fieldSetRules: FixRule[] = [
  fixRule(/Field "(\S+)" is marked @external on all the subgraphs/, ([on], { named }) =>
    named.map((source) => resolveHere(source, on)),
  ),
  fixRule(
    /On (?:type|field) "(\S+?)", for @(\w+)\(.*Cannot query field "(\w+)" on type "(\w+)"/,
    (found, report) => {
      const type = /on type "(\w+)" \(/.exec(report.message)?.[1] ?? ''
      return unknownField(report, found, type)
    },
  ),
  fixRule(
    /On (?:type|field) "(\S+?)", for @(\w+)\(.*: field "?(\w+\.\w+)"? (?:is a|cannot be included)/,
    (found, r) => [
      withoutWord(r, found),
      found[1] === 'provides' ? together(withoutWord(r, found), withoutMember(r.named, found[2])) : undefined,
    ],
  ),
  fixRule(
    /On (?:type|field) "(\S+?)", for @(\w+)\(.*(?:but found|Unknown directive) "?(@\w+)/,
    (found, report) => [withoutWord(report, found)],
  ),
  fixRule(/On field "(\S+?)", for @(\w+)\(.*: field "(\S+?)" should not be part/, (found, report) => [
    report.message.includes('"effectively"') ? undefined : markExternal(report, found[2]),
    withoutWord(report, found),
  ]),
  fixRule(/^\[.*?\] On (?:type|field) "(\S+?)", for @(\w+)\(.*must be a string/, ([on, name], { named }) => [
    quoteFields(named, name, on),
    withoutDirective(named, name, on),
  ]),
  fixRule(/^\[.*?\] On (?:type|field) "(\S+?)", for @(\w+)\(.*Syntax Error/, ([on, name], report) => [
    closeBraces(report, on, name),
    withoutDirective(report.named, name, on),
  ]),
]

/** Adds the field of a field set where it is missing, or writes the name that was meant, or drops it from the set. */
function unknownField(report: Report, [on, directive, field]: [string, string, string], type: string) {
  const [source] = report.named
  const [node] = source?.types.get(type) ?? []
  if (!source || !node) return []
  const names = 'fields' in node ? (node.fields ?? []).map(({ name }) => name.value) : []
  const meant = closest(field, names)
  const external = directive === 'key' ? undefined : importDirective(source, 'external')
  const others = report.sources.filter((other) => other !== source)
  const text = memberText(others, `${type}.${field}`) ?? (external ? undefined : `${field}: ID!`)
  const marked = external ? `${text} @${external.name}` : text
  return [
    meant === undefined ? undefined : replaceWord(source, report, [on, directive, field], meant),
    text === undefined
      ? undefined
      : fix(`Add ${type}.${field}`, [addMember(source, node, marked ?? text), ...(external?.edits ?? [])]),
    withoutWord(report, [on, directive, field]),
  ]
}

function replaceWord(source: SchemaSource, report: Report, [on, directive, word]: string[], to: string) {
  return fix(
    `Change ${word} to ${to}`,
    editFieldSets(source, report, on ?? '', directive ?? '', (text) =>
      text.replace(wordPattern(word ?? ''), to),
    ),
  )
}

/** Takes a field out of a field set, and the directive away when nothing is left. */
function withoutWord(report: Report, [on, directive, coordinate]: [string, string, string]) {
  const word = coordinate.replace(/^\w+\./, '')
  const [source] = report.named
  if (!source) return undefined
  const edits = editFieldSets(source, report, on, directive, (text) => dropWord(text, word))
  return edits.length > 0
    ? fix(`Take ${word} out of @${directive}`, edits)
    : withoutDirective([source], directive, on)
}

function editFieldSets(
  source: SchemaSource,
  { message }: Report,
  on: string,
  directive: string,
  change: (text: string) => string,
): Edit[] {
  return applicationsOf(source, directive, on)
    .filter(({ node }) => message.includes(stringArgument(node, 'fields') ?? '\0'))
    .flatMap(({ node }) => {
      const value = valueOf(node, 'fields')
      if (value?.kind !== Kind.STRING || value.block) return []
      const text = textOf(source, value).slice(1, -1)
      const changed = change(text)
      return changed === text || changed === '' ? [] : [replaceNode(source, value, `"${changed}"`)]
    })
}

/** Drops a word with its own selection, as author { id } goes with author. */
function dropWord(text: string, word: string): string {
  const match = wordPattern(word).exec(text)
  if (!match) return text
  let end = match.index + match[0].length
  if (/^\s*\{/.test(text.slice(end)) && !word.startsWith('@')) {
    let depth = 0
    do {
      const char = text[end++]
      depth += Number(char === '{') - Number(char === '}')
    } while (end < text.length && (depth > 0 || !text.slice(match.index, end).includes('{')))
  }
  return `${text.slice(0, match.index).trimEnd()} ${text.slice(end).trimStart()}`.trim()
}

function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\w@])${word}(?!\\w)`)
}

/** Makes one fix of two. */
function together(one: Fix | undefined, other: Fix | undefined) {
  if (!one || !other) return undefined
  return fix(`${one.title}, and ${other.title.replace(/^R/, 'r')}`, [...one.edits, ...other.edits])
}

/** Resolves a field here: takes @external away, and @requires and @provides that read it from elsewhere. */
function resolveHere(source: SchemaSource, on: string) {
  const word = wordPattern(on.replace(/.*\./, ''))
  const reading = ['requires', 'provides'].flatMap((name) =>
    applicationsOf(source, name).filter(({ node }) => word.test(stringArgument(node, 'fields') ?? '')),
  )
  return fix(`Resolve ${on} in ${source.name}`, [
    ...(withoutDirective([source], 'external', on)?.edits ?? []),
    ...reading.map(({ node }) => removeDirective(source, node)),
  ])
}

/** Writes fields: id or fields: ["id"] as the string it was meant to be. */
function quoteFields(sources: SchemaSource[], directive: string, on: string) {
  return fix(
    'Write the fields as a string',
    sources.flatMap((source) =>
      applicationsOf(source, directive, on).flatMap(({ node }) => {
        const value = valueOf(node, 'fields')
        const names = value?.kind === Kind.LIST ? value.values : value ? [value] : []
        const words = names.flatMap((name) =>
          name.kind === Kind.ENUM || (name.kind === Kind.STRING && value?.kind === Kind.LIST)
            ? [name.value]
            : [],
        )
        return value && words.length > 0 ? [replaceNode(source, value, `"${words.join(' ')}"`)] : []
      }),
    ),
  )
}

function closeBraces(report: Report, on: string, directive: string) {
  const count = (text: string, brace: string) => text.split(brace).length - 1
  return fix(
    'Close the braces',
    report.named.flatMap((source) =>
      editFieldSets(
        source,
        report,
        on,
        directive,
        (text) => text + ' }'.repeat(Math.max(0, count(text, '{') - count(text, '}'))),
      ),
    ),
  )
}

function markExternal({ named: [source] }: Report, on: string) {
  if (!source) return undefined
  const { name, edits } = importDirective(source, 'external')
  return fix(`Mark ${on} @external`, [
    ...spotsAt(source, on).map(({ node }) => addDirective(source, node, `@${name}`)),
    ...edits,
  ])
}
