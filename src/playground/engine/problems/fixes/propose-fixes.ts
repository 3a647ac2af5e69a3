import { visit, type ASTNode, type InputValueDefinitionNode } from 'graphql'
import type { Fix, Place } from '@/playground/engine/messages'
import { applicationsOf, spotsAt, type Report } from '../finder'
import { keysOf } from '../satisfiability'
import { isExtension, membersOf, type SchemaSource } from '../source'
import {
  addToAll,
  alignDefaults,
  alignTypes,
  copyMember,
  defineAll,
  makeNullable,
  mark,
  setType,
} from './align'
import {
  addArgument,
  edit,
  editsAt,
  endOf,
  fix,
  listNames,
  removeNode,
  replaceNode,
  startOf,
  textOf,
} from './edits'
import { fieldSetFixes, resolveHere } from './field-sets'
import { copyGuards } from './guards'
import { setVersion } from './imports'
import {
  composeAlike,
  joinLinks,
  renameToDefault,
  repairLink,
  shareLocations,
  unknownDirective,
  unknownImport,
  unknownType,
} from './link'
import { addKey, reachFixes } from './reach'
import { removeAtPlaces, removeMembersAt, withoutDirective, withoutMember } from './remove'
import { addQuery, kindFixes, rootFixes } from './rename'
import { isApplicable } from './try-fixes'

/** Gives changes that may remove a problem, from what its message quotes. */
type Propose = (report: Report, ...on: string[]) => (Fix | undefined)[]

const alignedTypes: Propose = (report, on = '') => {
  const aligned = alignTypes(report.named, on).filter(Boolean)
  return aligned.length > 1 ? aligned : [...aligned, ...withoutEach(report.named, on)]
}

const addedOrOptional: Propose = ({ named }, on = '') => [addToAll(named, on), makeNullable(named, on)]
const alignedDefaults: Propose = ({ named }, on = '') => alignDefaults(named, on)
const sameMembers: Propose = ({ sources }, type = '') => [defineAll(sources, type)]
const roots: Propose = (report, type = '', root = '') => rootFixes(report, type, root)
const composed: Propose = (report) => composeAlike(report)
const newestLink: Propose = (report) => repairLink(report, 'federation', 'v2.9')

/** The federation specification brings its own definitions, so a copy is a leftover. */
const withoutDefinition: Propose = ({ named }, name = '') => [
  fix(
    `Remove the definition of ${name}`,
    named.flatMap((source) => {
      const spots = spotsAt(source, name)
      return spots.slice(spots.length > 1 ? 1 : 0).map(({ node }) => removeNode(source, node))
    }),
  ),
]

/** What may remove a problem besides taking away the directive that it is placed at, by the code of the composer. */
const byCode: Record<string, Propose> = {
  INVALID_FIELD_SHARING: (report, on) =>
    on === undefined
      ? sharedSubscriptions(report).flatMap((field) => withoutEach(report.sources, field))
      : [markShareable(report, on), ...withoutEach(report.named, on)],
  FIELD_TYPE_MISMATCH: alignedTypes,
  EXTERNAL_TYPE_MISMATCH: alignedTypes,
  FIELD_ARGUMENT_TYPE_MISMATCH: alignedTypes,
  FIELD_ARGUMENT_DEFAULT_MISMATCH: alignedDefaults,
  INPUT_FIELD_DEFAULT_MISMATCH: alignedDefaults,
  REQUIRED_ARGUMENT_MISSING_IN_SOME_SUBGRAPH: addedOrOptional,
  REQUIRED_INPUT_FIELD_MISSING_IN_SOME_SUBGRAPH: addedOrOptional,
  EXTERNAL_ARGUMENT_MISSING: (report, _, argument) => addedOrOptional(report, argument ?? ''),
  CONTEXTUAL_ARGUMENT_NOT_CONTEXTUAL_IN_ALL_SUBGRAPHS: ({ sources }, on = '') => [
    makeNullable(
      sources.filter((source) => applicationsOf(source, 'fromContext', on).length === 0),
      on,
    ),
  ],
  ENUM_VALUE_MISMATCH: ({ named, message }, type) => {
    const value = `${type}.${/but value "(\w+)"/.exec(message)?.[1]}`
    const having = named.filter((source) => spotsAt(source, value).length > 0)
    return [addToAll(named, value), withoutMember(having, value)]
  },
  EMPTY_MERGED_ENUM_TYPE: sameMembers,
  EMPTY_MERGED_INPUT_TYPE: sameMembers,
  INTERFACE_FIELD_NO_IMPLEM: ({ sources, message }, field = '', _, type = '') => {
    const lacking = sources.filter(({ name }) => message.includes(`in subgraph "${name}" does not`))
    return [copyMember(sources, lacking, field, type)]
  },
  TYPE_KIND_MISMATCH: (report, type = '') => kindFixes(report, type),
  EXTENSION_WITH_NO_BASE: ({ named }, type = '') => [
    fix(
      `Define ${type} here`,
      named.flatMap((source) => {
        const node = source.types.get(type)?.find(isExtension)
        const keyword = node && /^extend\s+/.exec(textOf(source, node))?.[0]
        return keyword ? [edit(source, startOf(node), startOf(node) + keyword.length, '')] : []
      }),
    ),
    withoutDirective(named, 'extends', type),
  ],
  ROOT_QUERY_USED: roots,
  ROOT_MUTATION_USED: roots,
  ROOT_SUBSCRIPTION_USED: roots,
  NO_QUERIES: ({ sources }) => [addQuery(sources)],
  PROVIDES_FIELDS_MISSING_EXTERNAL: markExternal,
  REQUIRES_FIELDS_MISSING_EXTERNAL: markExternal,
  EXTERNAL_MISSING_ON_BASE: ({ named }, on = '') => named.map((source) => resolveHere(source, on)),
  EXTERNAL_UNUSED: ({ named }, on = '') => [withoutMember(named, on)],
  MERGED_DIRECTIVE_APPLICATION_ON_EXTERNAL: ({ named, message }) => {
    const [, directive = '', on = ''] = /directive @(\w+).* to external field "(\S+)"/.exec(message) ?? []
    return [withoutDirective(named, directive, on)]
  },
  INTERFACE_KEY_NOT_ON_IMPLEMENTATION: ({ sources, named }, key = '', _, type = '') =>
    named.map((source) => addKey(sources, source, type, key)),
  INTERFACE_KEY_MISSING_IMPLEMENTATION_TYPE: ({ sources }, type = '') =>
    sources.map((source) => withoutDirective([source], 'key', type)),
  INTERFACE_OBJECT_USAGE_ERROR: ({ sources, named }, type = '') => {
    const keys = new Set(sources.flatMap((source) => keysOf(source, type)))
    return [...keys].flatMap((key) => named.map((source) => addKey(sources, source, type, key)))
  },
  CONTEXT_NO_RESOLVABLE_KEY: ({ sources, named }, type = '') =>
    named.map((source) => addKey(sources, source, type, 'id')),
  SATISFIABILITY_ERROR: (report) => reachFixes(report),
  MISSING_TRANSITIVE_AUTH_REQUIREMENTS: (report, on = '') => [copyGuards(report, on)],
  REFERENCED_INACCESSIBLE: ({ sources }, _, on = '') => [hide(sources, on)],
  REQUIRED_INACCESSIBLE: ({ sources }, on = '') => [makeNullable(sources, on)],
  ONLY_INACCESSIBLE_CHILDREN: ({ sources }, type = '') => [hide(sources, type)],
  QUERY_ROOT_TYPE_INACCESSIBLE: ({ named }, type = '') => [withoutDirective(named, 'inaccessible', type)],
  KEY_UNSUPPORTED_ON_INTERFACE: ({ named }) =>
    named.map((source) =>
      fix('Link to version 2.3, which has keys on interfaces', setVersion(source, 'v2.3')),
    ),
  INVALID_LINK_DIRECTIVE_USAGE: (report, element) =>
    element === undefined ? joinLinks(report) : unknownImport(report, element),
  INVALID_LINK_IDENTIFIER: newestLink,
  UNKNOWN_FEDERATION_LINK_VERSION: newestLink,
  UNKNOWN_LINK_VERSION: (report) => repairLink(report, 'link', 'v1.0'),
  LINK_IMPORT_NAME_MISMATCH: ({ named }, name = '') => [renameToDefault(named, name.slice(1))],
  DIRECTIVE_COMPOSITION_ERROR: composed,
  DIRECTIVE_DEFINITION_INVALID: withoutDefinition,
  TYPE_DEFINITION_INVALID: (report) => {
    const type = /type (\w+):/.exec(report.message)?.[1] ?? ''
    if (!type.endsWith('FieldSet')) return withoutDefinition(report, type)
    const edits = editsAt(report.named, type, (source, { node }) =>
      replaceNode(source, node, `scalar ${type}`),
    )
    return [fix(`Define ${type} as a scalar`, edits)]
  },
  CONTEXT_NAME_INVALID: ({ named }, name = '') => [
    fix(
      'Keep only letters and digits',
      named.flatMap((source) =>
        source.applications
          .flatMap(({ node }) => node.arguments ?? [])
          .filter(({ value }) => textOf(source, value) === `"${name}"`)
          .map(({ value }) => replaceNode(source, value, `"${name.replaceAll(/[^A-Za-z0-9]|^\d+/g, '')}"`)),
      ),
    ),
  ],
}

/** The same for rules of GraphQL, which have one code together, and of field sets, which have many: from the groups of their messages. */
const byMessage: [RegExp, Propose][] = [
  [/On (?:type|field) ".*", for @\w+\(/, fieldSetFixes],
  [/Unknown directive "(@\w+)"/, (report, name = '') => unknownDirective(report, name)],
  [/Unknown type (\w+)$/, (report, name = '') => unknownType(report, name)],
  [/There can be only one directive named "(@\w+)"/, withoutDefinition],
  [
    /There can be only one type named "(\w+)"/,
    ({ named }, name = '') => [
      fix(
        `Turn the second ${name} into an extension`,
        named.flatMap((source) =>
          (source.types.get(name) ?? [])
            .filter((node) => !isExtension(node))
            .slice(1)
            .map((node) => {
              // An extension has no description.
              const description = 'description' in node ? node.description : undefined
              const after = description ? endOf(description) : startOf(node)
              const keyword = after + source.sdl.slice(after).search(/\S/)
              return edit(source, startOf(node), keyword, 'extend ')
            }),
        ),
      ),
    ],
  ],
  [
    /"(.*?)" can only be defined once/,
    ({ named }, on = '') => [
      fix(
        `Remove the second ${on}`,
        named.flatMap((source) =>
          spotsAt(source, on)
            .slice(1)
            .map(({ node }) => removeNode(source, node)),
        ),
      ),
    ],
  ],
  [/^Directive "(@\w+)" has no shared locations/, (report, name = '') => [shareLocations(report, name)]],
  [
    /Interface field (\S+) expected but (\w+) does not/,
    ({ named }, field = '', type = '') => [copyMember(named, named, field, type)],
  ],
  [
    /Interface field argument (\S+)\((\w+):\) expected but (\S+) does not/,
    ({ named }, on, argument, field = '') => [
      fix(
        `Add the argument ${argument} to ${field}`,
        editsAt(named, field, (source, { kind, node }) => {
          const [declared] = spotsAt(source, `${on}(${argument}:)`)
          return declared && kind === 'member'
            ? addArgument(source, node, textOf(source, declared.node))
            : undefined
        }),
      ),
    ],
  ],
  [
    /Interface field (?:argument )?\S+ expects type (\S+) but (\S+) (?:of|is) type/,
    ({ named }, type = '', on = '') => [setType(named, on, type)],
  ],
  [
    /Cannot reference Input Object "(\w+)".*: "(\w+)/,
    ({ named }, type, field) => [makeNullable(named, `${type}.${field}`)],
  ],
  [
    /Name "__(\w+)" must not begin/,
    ({ named }, rest = '') => [
      fix(
        `Rename __${rest} to ${rest}`,
        named.flatMap((source) =>
          Array.from(source.sdl.matchAll(new RegExp(`(?<!\\w)__${rest}(?!\\w)`, 'g')), ({ index }) =>
            edit(source, index, index + 2, ''),
          ),
        ),
      ),
    ],
  ],
  [
    /Invalid default value .* provided for (?:argument|input field) (\S+) of type/,
    ({ named }, on = '') => [withoutDefaults(named, on)],
  ],
]

/**
 * Proposes changes that remove a problem, the one that keeps most of what is written first. Fields are removed where
 * nothing else is known.
 */
export function proposeFixes(report: Report, places: Place[]): Fix[] {
  const ofCode = byCode[report.code]?.(report, ...report.on) ?? []
  const ofMessage = byMessage.flatMap(([shape, propose]) => {
    const groups = shape.exec(report.message)?.slice(1)
    return groups ? propose(report, ...groups) : []
  })
  const known = [...ofCode, ...ofMessage, ...removeAtPlaces(report, places)].filter(Boolean)
  const titles = new Set<string>()
  return (known.length > 0 ? known : removeMembersAt(report, places)).flatMap((found) =>
    found && isApplicable(found) && !titles.has(found.title) && titles.add(found.title) ? [found] : [],
  )
}

function withoutEach(sources: SchemaSource[], on: string): (Fix | undefined)[] {
  return sources.map((source) => withoutMember([source], on))
}

function hide(sources: SchemaSource[], on: string): Fix | undefined {
  return mark(sources, on, 'inaccessible', `Mark ${on} @inaccessible`)
}

function markShareable({ message, named }: Report, on: string): Fix | undefined {
  const nonShareable = /defined as non-shareable in (.*)$/s.exec(message)?.[1] ?? ''
  const sources = named.filter(
    ({ name }) => nonShareable === 'all of them' || nonShareable.includes(`"${name}"`),
  )
  const edits = sources.flatMap((source) => {
    const through = new RegExp(`"${source.name}" \\(through @interfaceObject field "(\\S+)"\\)`).exec(
      message,
    )?.[1]
    return mark([source], through ?? on, 'shareable', '')?.edits ?? []
  })
  return fix(`Add @shareable to ${on} in ${listNames(sources)}`, edits)
}

/** The fields of the subscription root that several subgraphs resolve. */
function sharedSubscriptions({ sources }: Report): string[] {
  const fields = sources.flatMap((source) =>
    (source.types.get('Subscription') ?? [])
      .flatMap(membersOf)
      .map(({ name }) => `Subscription.${name.value}`),
  )
  return fields.filter((name, index) => fields.indexOf(name) < index)
}

/** Marks a field that a field set reads from elsewhere. */
function markExternal(report: Report): (Fix | undefined)[] {
  const [, field = ''] = /: field "(\S+?)" should not/.exec(report.message) ?? []
  return [
    report.message.includes('"effectively"')
      ? undefined
      : mark(report.named, field, 'external', `Mark ${field} @external`),
  ]
}

/** Removes a default value that does not fit, wherever it is written with this type: a composer reports one at a time. */
function withoutDefaults(sources: SchemaSource[], on: string): Fix | undefined {
  const typeAndDefault = (source: SchemaSource, node: ASTNode) =>
    'defaultValue' in node && node.defaultValue
      ? source.sdl.slice(startOf(node.type), endOf(node.defaultValue))
      : ''
  const edits = sources.flatMap((source) => {
    const wrong = spotsAt(source, on).map(({ node }) => typeAndDefault(source, node))
    const inputs: InputValueDefinitionNode[] = []
    if (source.document) visit(source.document, { InputValueDefinition: (node) => void inputs.push(node) })
    return inputs
      .filter((node) => node.defaultValue && wrong.includes(typeAndDefault(source, node)))
      .map((node) => edit(source, endOf(node.type), endOf(node.defaultValue ?? node), ''))
  })
  return fix('Remove the default value', edits)
}
