import type { Fix, Place } from '@/playground/engine/messages'
import { freeName } from '@/playground/work'
import { applicationsOf, keysOf, type Report } from '../finder'
import { argumentOf, isExtension, membersOf, spotsAt, stringArgument, type SchemaSource } from '../source'
import {
  addMissing,
  addQuery,
  alignTypes,
  defineAlike,
  endOfType,
  makeNullable,
  makeRoot,
  mark,
  memberText,
  setType,
  typeText,
} from './align'
import {
  distinctFixes,
  edit,
  editsAt,
  endOf,
  fix,
  isTyped,
  listNames,
  removeNode,
  replaceNode,
  startOf,
} from './edits'
import { fieldSetFixes, resolveHere } from './field-sets'
import { copyGuards } from './guards'
import { setVersion } from './imports'
import {
  composeAlike,
  joinLinks,
  renameToDefault,
  repairLink,
  unknownDirective,
  unknownImport,
  unknownType,
} from './link'
import { addKey, reachFixes } from './reach'
import { removeAtPlaces, removeMembersAt, withoutDirective, withoutMember } from './remove'
import { isApplicable } from './try-fixes'

/** Returns changes that may remove a problem, from what its message quotes, or from the groups of the pattern where it has some. */
type Propose = (report: Report, ...quoted: string[]) => Fix[]

function rule(shape: RegExp, propose: Propose): { shape: RegExp; propose: Propose } {
  return { shape, propose }
}

/** What may remove a problem besides taking away the directive that it is placed at, by its code and message. */
const rules = [
  rule(/^INVALID_FIELD_SHARING/, (report, coordinate) =>
    coordinate === undefined
      ? sharedSubscriptions(report).flatMap((field) => withoutEach(report.sources, field))
      : [
          ...overrideFromEach(report, coordinate),
          identifyBy(report, coordinate),
          markShareable(report, coordinate),
          ...withoutEach(report.named, coordinate),
        ],
  ),
  rule(/^(?:FIELD|EXTERNAL|FIELD_ARGUMENT)_TYPE_MISMATCH|^\w+_DEFAULT_MISMATCH/, ({ named }, member = '') => {
    const aligned = distinctFixes(alignTypes(named, member))
    return aligned.length > 1 ? aligned : [...aligned, ...withoutEach(named, member)]
  }),
  rule(/^(?:REQUIRED_(?:ARGUMENT|INPUT_FIELD)|EXTERNAL_ARGUMENT)_MISSING/, ({ named }, ...quoted) => {
    const coordinate = quoted.find((text) => text.includes('(')) ?? quoted[0] ?? ''
    return [addMissing(named, coordinate), makeNullable(named, coordinate)]
  }),
  rule(/^CONTEXTUAL_ARGUMENT_NOT_CONTEXTUAL/, ({ sources }, coordinate = '') => {
    const without = sources.filter((source) => applicationsOf(source, 'fromContext', coordinate).length === 0)
    return [makeNullable(without, coordinate)]
  }),
  rule(/^ENUM_VALUE_MISMATCH.*type "(\w+)".*but value "(\w+)"/, ({ named }, type, name) => [
    addMissing(named, `${type}.${name}`),
    withoutMember(named, `${type}.${name}`),
  ]),
  rule(/^EMPTY_MERGED_/, ({ sources }, type = '') => {
    const defining = sources.filter(({ types }) => types.has(type))
    const members = defining.flatMap((source) => (source.types.get(type) ?? []).flatMap(membersOf))
    return members.map(({ name }) => addMissing(defining, `${type}.${name.value}`))
  }),
  rule(/^INTERFACE_FIELD_NO_IMPLEM/, ({ sources, message }, field = '', _, type = '') => {
    const lacking = sources.filter(({ name }) => message.includes(`in subgraph "${name}" does not`))
    return [addMissing(lacking, field.replace(/^\w+/, type), memberText(sources, field))]
  }),
  rule(/^TYPE_KIND_MISMATCH|Directive "(@\w+)" has no shared locations/, (report, ...quoted) =>
    defineAlike(report, quoted[0] ?? report.quoted[0] ?? ''),
  ),
  rule(/^EXTENSION_WITH_NO_BASE/, ({ named }, type = '') => [
    fix(
      `Define ${type} here`,
      editsAt(named, type, (source, { node }) => {
        const keyword = isExtension(node) && /^extend\s+/.exec(source.sdl.slice(startOf(node)))?.[0]
        return keyword ? edit(source, startOf(node), startOf(node) + keyword.length, '') : undefined
      }).slice(0, 1),
    ),
    withoutDirective(named, 'extends', type),
  ]),
  rule(/^ROOT_/, (report, type = '') => [makeRoot(report, type)]),
  rule(/^NO_QUERIES/, ({ sources }) => addQuery(sources)),
  rule(/^INVALID_SUBGRAPH_NAME/, ({ sources, named }) =>
    named.slice(0, 1).map(({ name: subgraph }) => {
      const insert = freeName(new Set(sources.map(({ name }) => name)), subgraph.replace(/^_+/, ''))
      return fix(`Rename ${subgraph} to ${insert}`, [{ subgraph, insert }])
    }),
  ),
  rule(
    /^(?:PROVIDES|REQUIRES)_FIELDS_MISSING_EXTERNAL(?!.*"effectively").*: field "(\S+?)" should not/,
    ({ named }, field = '') => [mark(named, field, 'external', `Mark ${field} @external`)],
  ),
  rule(/^EXTERNAL_MISSING_ON_BASE/, ({ named }, coordinate = '') =>
    named.map((source) => resolveHere(source, coordinate)),
  ),
  rule(/^EXTERNAL_UNUSED/, ({ named }, coordinate = '') => [withoutMember(named, coordinate)]),
  rule(
    /^MERGED_DIRECTIVE_APPLICATION_ON_EXTERNAL.*directive @(\w+).* to external field "(\S+)"/,
    ({ named }, directive = '', coordinate = '') => [withoutDirective(named, directive, coordinate)],
  ),
  rule(/^INTERFACE_KEY_NOT_ON_IMPLEMENTATION/, ({ sources, named }, key = '', _, type = '') =>
    named.map((source) => addKey(sources, [source], type, key)),
  ),
  rule(/^INTERFACE_KEY_MISSING_IMPLEMENTATION_TYPE/, ({ sources }, type = '') =>
    sources.map((source) => withoutDirective([source], 'key', type)),
  ),
  rule(/^INTERFACE_OBJECT_USAGE_ERROR|^CONTEXT_NO_RESOLVABLE_KEY/, ({ sources, named }, type = '') => {
    const keys = new Set([...sources.flatMap((source) => keysOf(source, type)), 'id'])
    return [...keys].flatMap((key) => named.map((source) => addKey(sources, [source], type, key)))
  }),
  rule(/^SATISFIABILITY_ERROR/, reachFixes),
  rule(/^MISSING_TRANSITIVE_AUTH/, (report, coordinate = '') => [copyGuards(report, coordinate)]),
  rule(/^REFERENCED_INACCESSIBLE/, ({ sources }, _, coordinate = '') => [hide(sources, coordinate)]),
  rule(/^REQUIRED_INACCESSIBLE/, ({ sources }, coordinate = '') => [makeNullable(sources, coordinate)]),
  rule(/^ONLY_INACCESSIBLE_CHILDREN/, ({ sources }, type = '') => [hide(sources, type)]),
  rule(/^QUERY_ROOT_TYPE_INACCESSIBLE/, ({ named }, type = '') => [
    withoutDirective(named, 'inaccessible', type),
  ]),
  rule(/^KEY_UNSUPPORTED_ON_INTERFACE/, ({ named }) =>
    named.map((source) =>
      fix('Link to version 2.3, which has keys on interfaces', setVersion(source, 'v2.3')),
    ),
  ),
  rule(/^INVALID_LINK_DIRECTIVE_USAGE/, (report, element) =>
    element === undefined ? joinLinks(report) : unknownImport(report, element),
  ),
  rule(/^INVALID_LINK_IDENTIFIER/, (report) => repairLink(report, 'federation', 'v2.9')),
  rule(/^UNKNOWN_FEDERATION_LINK_VERSION/, (report) =>
    repairLink(report, 'federation', 'v2.9', ', the newest that this composer reads'),
  ),
  rule(/^UNKNOWN_LINK_VERSION/, (report) => repairLink(report, 'link', 'v1.0')),
  rule(/^LINK_IMPORT_NAME_MISMATCH/, ({ named }, directive = '') => [renameToDefault(named, directive)]),
  rule(/^DIRECTIVE_COMPOSITION_ERROR/, composeAlike),
  // The federation specification brings its own definitions, so a copy is a leftover.
  rule(
    /^DIRECTIVE_DEFINITION_INVALID.*(@\w+)|^TYPE_DEFINITION_INVALID.*type (\w+):|only one directive named "(@\w+)"/,
    ({ named }, ...names) => {
      const name = names.find(Boolean) ?? ''
      const edits = named.flatMap((source) => {
        const spots = spotsAt(source, name)
        return spots.slice(spots.length > 1 ? 1 : 0).map(({ node }) => removeNode(source, node))
      })
      return [fix(`Remove the definition of ${name}`, edits)]
    },
  ),
  rule(/On (?:type|field) "(\S+?)", for @(\w+)\(/, fieldSetFixes),
  rule(/Unknown directive "(@\w+)"/, (report, name = '') => unknownDirective(report, name)),
  rule(/Unknown type (\w+)$/, (report, name = '') => unknownType(report, name)),
  rule(/There can be only one type named "(\w+)"/, ({ named }, name = '') => {
    const edits = named.flatMap((source) => {
      const definitions = (source.types.get(name) ?? []).filter((node) => !isExtension(node))
      return definitions.slice(1).map((node) => {
        // An extension has no description.
        const keyword = source.sdl.slice(0, startOf(node.name)).search(/\w+\s+$/)
        return edit(source, startOf(node), keyword, 'extend ')
      })
    })
    return [fix(`Turn the second ${name} into an extension`, edits)]
  }),
  rule(/"(.*?)" can only be defined once/, ({ named }, coordinate = '') => {
    const repeated = named.flatMap((source) =>
      spotsAt(source, coordinate)
        .slice(1)
        .map(({ node }) => removeNode(source, node)),
    )
    return [fix(`Remove the second ${coordinate}`, repeated)]
  }),
  rule(
    /Interface field (?:argument )?(\S+?)(\.\w+|\(\w+:\)) expected but (\S+) does not/,
    ({ named }, coordinate, member, own) => [
      addMissing(named, `${own}${member}`, memberText(named, `${coordinate}${member}`)),
    ],
  ),
  rule(
    /Interface field (?:argument )?\S+ expects type (\S+) but (\S+) (?:of|is) type/,
    ({ named }, type = '', coordinate = '') => [setType(named, coordinate, type)],
  ),
  rule(/Cannot reference Input Object "(\w+)".*: "(\w+)/, ({ named }, type, field) => [
    makeNullable(named, `${type}.${field}`),
  ]),
  rule(/Name "__(\w+)" must not begin/, ({ named }, rest = '') => {
    const name = new RegExp(`(?<!\\w)__${rest}(?!\\w)`, 'g')
    const edits = named.flatMap((source) =>
      Array.from(source.sdl.matchAll(name), ({ index }) => edit(source, index, index + 2, '')),
    )
    return [fix(`Rename __${rest} to ${rest}`, edits)]
  }),
  // Wherever it is written with this type: a composer reports one at a time.
  rule(
    /Invalid default value .* provided for (?:argument|input field) (\S+) of type/,
    ({ named }, coordinate = '') => {
      const edits = named.flatMap((source) => {
        const wrong = spotsAt(source, coordinate).map(({ node }) => isTyped(node) && typeText(source, node))
        const nodes = new Set([...source.spots.values()].flat().map(({ node }) => node))
        return [...nodes].flatMap((node) =>
          isTyped(node) && wrong.includes(typeText(source, node))
            ? [edit(source, endOf(node.type), endOfType(node), '')]
            : [],
        )
      })
      return [fix('Remove the default value', edits)]
    },
  ),
]

/** Proposes fixes of a problem, the one that keeps most first. Fields are removed where nothing else is known. */
export function proposeFixes(report: Report, places: Place[]): Fix[] {
  const text = `${report.code} ${report.message}`
  const ofRules = rules.flatMap(({ shape, propose }) => {
    const [found, ...groups] = shape.exec(text) ?? []
    return found === undefined ? [] : propose(report, ...(groups.length > 0 ? groups : report.quoted))
  })
  const known = distinctFixes([...ofRules, ...removeAtPlaces(report, places)].filter(isApplicable))
  return known.length > 0 ? known : distinctFixes(removeMembersAt(report, places)).filter(isApplicable)
}

function withoutEach(sources: SchemaSource[], coordinate: string): Fix[] {
  return sources.map((source) => withoutMember([source], coordinate))
}

function hide(sources: SchemaSource[], coordinate: string): Fix {
  return mark(sources, coordinate, 'inaccessible', `Mark ${coordinate} @inaccessible`)
}

/** Makes a shared field that may identify an object the key of its type, in the subgraphs where that has none. */
function identifyBy({ sources, named }: Report, coordinate: string): Fix {
  const [type = '', field = ''] = coordinate.split('.')
  const isRoot = /^(?:Query|Mutation|Subscription)$/.test(type)
  const isId = !isRoot && /: *ID\b/.test(memberText(named, coordinate) ?? '')
  return addKey(sources, isId ? named.filter((source) => keysOf(source, type).length === 0) : [], type, field)
}

/** Overrides a field from a subgraph that resolves it, where the one that @override states does not exist. */
function overrideFromEach({ sources, named }: Report, field: string): Fix[] {
  return named.flatMap((source) =>
    applicationsOf(source, 'override', field).flatMap(({ node }) => {
      const from = argumentOf(node, 'from')?.value
      if (!from || sources.some(({ name }) => name === stringArgument(node, 'from'))) return []
      return named
        .filter((other) => other !== source)
        .map(({ name }) => fix(`Override ${field} from ${name}`, [replaceNode(source, from, `"${name}"`)]))
    }),
  )
}

function markShareable({ message, named }: Report, coordinate: string): Fix {
  const nonShareable = /defined as non-shareable in (.*)$/s.exec(message)?.[1] ?? ''
  const sources = named.filter(
    ({ name }) => nonShareable === 'all of them' || nonShareable.includes(`"${name}"`),
  )
  const edits = sources.flatMap((source) => {
    const through = new RegExp(`"${source.name}" \\(through @interfaceObject field "(\\S+)"\\)`).exec(
      message,
    )?.[1]
    return mark([source], through ?? coordinate, 'shareable', '').edits
  })
  return fix(`Add @shareable to ${coordinate} in ${listNames(sources)}`, edits)
}

/** The fields of the subscription root that several subgraphs resolve. */
function sharedSubscriptions({ sources }: Report): string[] {
  const fields = sources.flatMap((source) =>
    [...source.spots.keys()].filter((coordinate) => /^Subscription\.\w+$/.test(coordinate)),
  )
  return fields.filter((name, index) => fields.indexOf(name) < index)
}
