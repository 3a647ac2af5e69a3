import { Kind } from 'graphql'
import type { Edit, Fix } from '@/playground/engine/messages'
import { applicationsOf, stringArgument, type Report } from '../finder'
import { federationLink, linksOf } from '../links'
import { keysOf, readObstacles, sameFields } from '../satisfiability'
import type { SchemaSource } from '../source'
import { plainText } from './align'
import { addDefinition, addDirective, addMember, edit, endOf, replaceNode, textOf } from './edits'
import { fix, fixRule, listNames, spotsAt, type FixRule } from './fix-rule'
import { federationDirectives, importDirective, isFederationDirective, setVersion } from './imports'
import { closest } from './closest'
import { withoutDirective, withoutMember } from './remove'

/** Fixes in the terms of federation: shared fields, keys, external fields, links, and imports. */
export const federatingRules: FixRule[] = [
  fixRule(/^Non-shareable field "(\S+)" is resolved from/, ([on], report) => [
    markShareable(report, on),
    ...report.named.map((source) => withoutMember([source], on)),
  ]),
  fixRule(/Unknown directive "@(?:federation__)?(\w+)"/, ([name], { named }) =>
    isFederationDirective(name) ? named.map((source) => importMissing(source, name)) : [],
  ),
  fixRule(/Unknown directive "@(\w+)"/, ([name], report) =>
    report.named.map((source) => {
      const known = [...source.directives.keys(), ...federationDirectives, 'deprecated', 'specifiedBy']
      const meant = closest(name, known)
      if (meant === undefined || meant === name) return undefined
      const { name: local, edits } = isFederationDirective(meant)
        ? importDirective(source, meant)
        : { name: meant, edits: [] }
      const renames = source.applications
        .filter(({ node }) => node.name.value === name)
        .map(({ node }) => replaceNode(source, node.name, local))
      return fix(`Change @${name} to @${meant}`, [...renames, ...edits])
    }),
  ),
  fixRule(/Unknown type (\w+)$/, ([name], report) => [declareType(report, name)]),
  fixRule(/Unknown type (\w+)$/, ([name], { named, nodes }) =>
    named.flatMap((source) => {
      const meant = closest(name, [...source.types.keys(), 'ID', 'Int', 'Float', 'String', 'Boolean'])
      return [
        meant === undefined
          ? undefined
          : fix(
              `Change ${name} to ${meant}`,
              nodes.map((node) => replaceNode(source, node, meant)),
            ),
      ]
    }),
  ),
  fixRule(/Cannot import unknown element "@?(.*?)"/, ([name], { named }) =>
    named.flatMap((source) => {
      if (isFederationDirective(name)) {
        return [
          fix(`Use the version of the specification that has @${name}`, importDirective(source, name).edits),
        ]
      }
      const meant = closest(name, federationDirectives)
      const entry = federationLink(source)?.imports.find(
        (imported) => imported.name.replace(/^@/, '') === name,
      )
      return meant !== undefined && entry
        ? [fix(`Import @${meant}`, [replaceNode(source, entry.node, `"@${meant}"`)])]
        : []
    }),
  ),
  fixRule(
    /Invalid version (\S+) for the federation feature|of the form v1\.2\), got (\S+)|Invalid @link url/,
    (_, r) => r.named.map((source) => linkToVersion(source, 'federation', 'v2.9')),
  ),
  fixRule(/uses unknown version \S+ of the (link|tag|inaccessible) spec/, ([name], { named }) =>
    named.map((source) => linkToVersion(source, name, name === 'link' ? 'v1.0' : 'v0.2')),
  ),
  fixRule(/Cannot use @key on interface/, (_, { named }) =>
    named.map((source) =>
      fix('Link to version 2.3, which has keys on interfaces', setVersion(source, 'v2.3')),
    ),
  ),
  fixRule(/^The import name "@(\w+)" is imported with mismatched/, ([name], { named }) => [
    renameToDefault(named, name),
  ]),
  // Field sets
  fixRule(
    /On (?:type|field) "(\S+?)", for @(\w+)\(.*Cannot query field "(\w+)" on type "(\w+)"/,
    (found, report) => {
      const type = /on type "(\w+)" \(/.exec(report.message)?.[1] ?? ''
      return unknownField(report, found, type)
    },
  ),
  fixRule(
    /On (?:type|field) "(\S+?)", for @(\w+)\(.*: field "?(\w+\.\w+)"? (?:is a|cannot be included)/,
    (found, r) => [withoutWord(r, found)],
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
  fixRule(
    /Interface type "(\w+)" has a resolvable key \(@key\(fields: "([^]*?)"\)\)/,
    ([type, key], { named }) => [
      fix(
        'Make the key not resolvable',
        named.flatMap((source) =>
          applicationsOf(source, 'key', type)
            .filter(({ node }) => sameFields(stringArgument(node, 'fields'), key))
            .map(({ node }) => edit(source, endOf(node) - 1, endOf(node) - 1, ', resolvable: false')),
        ),
      ),
    ],
  ),
  fixRule(/Key @key|@interfaceObject directive can only/, (_, report) => keyFixes(report)),
  fixRule(
    /\] Field "(\S+)" does not specify necessary .*transitive (?:field|type) "(\S+)"/,
    ([on, guarded], report) => copyGuards(report, on, guarded),
  ),
  fixRule(/^The following supergraph API query:/, (_, report) => reachFixes(report)),
]

function markShareable({ message, named }: Report, on: string) {
  const nonShareable = /defined as non-shareable in (.*)$/s.exec(message)?.[1] ?? ''
  const sources = named.filter(
    ({ name }) => nonShareable === 'all of them' || nonShareable.includes(`"${name}"`),
  )
  const edits = sources.flatMap((source) => {
    const through = new RegExp(`"${source.name}" \\(through @interfaceObject field "(\\S+)"\\)`).exec(
      message,
    )?.[1]
    const fields = spotsAt(source, through ?? on)
    const { name, edits: imports } = importDirective(source, 'shareable')
    return fields.length > 0
      ? [...fields.map(({ node }) => addDirective(source, node, `@${name}`)), ...imports]
      : []
  })
  return fix(`Add @shareable to ${on} in ${listNames(sources)}`, edits)
}

function importMissing(source: SchemaSource, directive: string) {
  const { edits } = importDirective(source, directive)
  const hasLink = federationLink(source) !== undefined
  return fix(hasLink ? `Import @${directive}` : `Link to Federation 2 and import @${directive}`, edits)
}

/** Writes the URL of a specification whose link names no version that exists. */
function linkToVersion(source: SchemaSource, feature: string, version: string) {
  const url = `https://specs.apollo.dev/${feature}/${version}`
  const broken = linksOf(source).filter(
    (link) =>
      /^https:\/\/specs\.apollo\.dev(?:\/|$)/.test(link.url) &&
      (link.identity.endsWith(`/${feature}`)
        ? !/\/v(?:[01]|2)\.\d$/.test(link.url) || link.url.endsWith('/v0.0')
        : !link.version),
  )
  return fix(
    `Link to ${feature}/${version}`,
    broken.flatMap(({ node }) => {
      const value = node.arguments?.find(({ name }) => name.value === 'url')?.value
      return value ? [replaceNode(source, value, `"${url}"`)] : []
    }),
  )
}

/** Writes a directive under its own name in every subgraph. */
function renameToDefault(sources: SchemaSource[], name: string) {
  return fix(
    `Import @${name} under its own name everywhere`,
    sources.flatMap((source) =>
      linksOf(source)
        .flatMap(({ imports }) => imports)
        .filter(
          (entry) => entry.name === `@${name}` && entry.alias !== undefined && entry.alias !== `@${name}`,
        )
        .flatMap((entry) => [
          replaceNode(source, entry.node, `"@${name}"`),
          ...source.applications
            .filter(({ node }) => `@${node.name.value}` === entry.alias)
            .map(({ node }) => replaceNode(source, node.name, name)),
        ]),
    ),
  )
}

/** Adds the field of a field set where it is missing, or writes the name that was meant, or drops it from the set. */
function unknownField(report: Report, [on, directive, field]: [string, string, string], type: string) {
  const [source] = report.named
  const [node] = source?.types.get(type) ?? []
  if (!source || !node) return []
  const names = 'fields' in node ? (node.fields ?? []).map(({ name }) => name.value) : []
  const meant = closest(field, names)
  const elsewhere = report.sources.find(
    (other) => other !== source && spotsAt(other, `${type}.${field}`).length > 0,
  )
  const [spot] = elsewhere ? spotsAt(elsewhere, `${type}.${field}`) : []
  const external = directive === 'key' ? undefined : importDirective(source, 'external')
  const text =
    elsewhere && spot?.kind === 'member'
      ? plainText(elsewhere, spot.node)
      : directive === 'key'
        ? `${field}: ID!`
        : undefined
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
      const value = node.arguments?.find(({ name }) => name.value === 'fields')?.value
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

/** Writes fields: id or fields: ["id"] as the string it was meant to be. */
function quoteFields(sources: SchemaSource[], directive: string, on: string) {
  return fix(
    'Write the fields as a string',
    sources.flatMap((source) =>
      applicationsOf(source, directive, on).flatMap(({ node }) => {
        const value = node.arguments?.find(({ name }) => name.value === 'fields')?.value
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

/** Asks of a field what its @requires reads from others. */
function copyGuards({ named, sources }: Report, on: string, guarded: string): (Fix | undefined)[] {
  const guards = sources.flatMap((source) =>
    ['authenticated', 'requiresScopes', 'policy'].flatMap((name) =>
      applicationsOf(source, name, guarded).map(({ node }) => ({ name, text: textOf(source, node) })),
    ),
  )
  return guards.slice(0, 1).flatMap(({ name, text }) =>
    named.map((source) => {
      const { name: local, edits } = importDirective(source, name)
      const directive = text.replace(/^@\w+/, `@${local}`)
      return fix(`Add ${directive} to ${on}`, [
        ...spotsAt(source, on).map(({ node }) => addDirective(source, node, directive)),
        ...edits,
      ])
    }),
  )
}

/** Declares what another subgraph defines: an entity by its key, an enum or scalar as it is. */
function declareType({ sources, named: [source] }: Report, type: string) {
  const origin = sources.find((other) => other !== source && other.types.has(type))
  const [node] = origin?.types.get(type) ?? []
  if (!source || !origin || !node) return undefined
  if (node.kind === Kind.SCALAR_TYPE_DEFINITION)
    return fix(`Declare ${type}`, [addDefinition(source, `scalar ${type}`)])
  const key = keysOf(origin, type).find((fields) => !/[{}]/.test(fields))
  if (key === undefined) return undefined
  const { name, edits } = importDirective(source, 'key')
  const fields = key.split(/[\s,]+/).flatMap((field) => {
    const [spot] = spotsAt(origin, `${type}.${field}`)
    return spot?.kind === 'member' ? [`  ${plainText(origin, spot.node)}\n`] : []
  })
  const stub = `type ${type} @${name}(fields: "${key}", resolvable: false) {\n${fields.join('')}}`
  return fix(`Refer to ${type} of ${origin.name} by its key`, [addDefinition(source, stub), ...edits])
}

function markExternal({ named: [source] }: Report, on: string) {
  if (!source) return undefined
  const { name, edits } = importDirective(source, 'external')
  return fix(`Mark ${on} @external`, [
    ...spotsAt(source, on).map(({ node }) => addDirective(source, node, `@${name}`)),
    ...edits,
  ])
}

/** Adds a key that a type lacks in one subgraph and has in another. */
function keyFixes({ message, named, sources }: Report): (Fix | undefined)[] {
  const missing =
    /Key @key\(fields: "([^]*)"\) on interface type "\w+" is missing on implementation type "(\w+)"/.exec(
      message,
    )
  const entity = /@interfaceObject directive can only be applied to entity types but type "(\w+)"/.exec(
    message,
  )?.[1]
  if (missing) {
    const [, key = '', type = ''] = missing
    return named.map((source) => addKey(sources, source, type, key))
  }
  if (entity === undefined) return []
  const keys = new Set(sources.flatMap((source) => keysOf(source, entity)))
  return [...keys].flatMap((key) => named.map((source) => addKey(sources, source, entity, key)))
}

/** Adds a key to a type, and the fields of the key that the type lacks. */
function addKey(sources: SchemaSource[], source: SchemaSource, type: string, key: string) {
  const [node] = source.types.get(type) ?? []
  if (!node || keysOf(source, type).some((other) => sameFields(other, key))) return undefined
  // Fields of nested field sets are on other types.
  if (/[{}]/.test(key)) return undefined
  const { name, edits } = importDirective(source, 'key')
  const lacking = key
    .split(/[\s,]+/)
    .filter((field) => field && spotsAt(source, `${type}.${field}`).length === 0)
  const members = lacking.flatMap((field) => {
    const origin = sources.find((other) => spotsAt(other, `${type}.${field}`).length > 0)
    const [spot] = origin ? spotsAt(origin, `${type}.${field}`) : []
    return origin && spot?.kind === 'member' ? [plainText(origin, spot.node)] : []
  })
  if (members.length < lacking.length) return undefined
  return fix(`Add @key(fields: "${key}") to ${type} in ${source.name}`, [
    addDirective(source, node, `@${name}(fields: "${key}")`),
    ...(members.length > 0 ? [addMember(source, node, members.join('\n  '))] : []),
    ...edits,
  ])
}

/** Makes a field reachable: adds the key that is missing, or resolves what is only external. */
function reachFixes({ message, sources }: Report): (Fix | undefined)[] {
  const fixes: (Fix | undefined)[] = []
  for (const { kind, from, to, type, field } of readObstacles(message)) {
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
  }
  const seen = new Set<string>()
  return fixes.filter((found) => found && !seen.has(found.title) && seen.add(found.title)).slice(0, 4)
}
