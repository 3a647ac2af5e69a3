import type { Fix, Place } from '@/playground/engine/messages'
import { freeName } from '@/playground/work'
import { applicationsOf, keysOf, type Report } from '../finder'
import { isExtension, membersOf, spotsAt, type SchemaSource } from '../source'
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
import { edit, editsAt, endOf, fix, isTyped, listNames, removeNode, replaceNode, startOf } from './edits'
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

/** Gives changes that may remove a problem, from what its message quotes, or from the groups of the pattern where it has some. */
type Propose = (report: Report, ...on: string[]) => (Fix | undefined)[]

/** What may remove a problem besides taking away the directive that it is placed at, by its code and message. */
const rules: [RegExp, Propose][] = [
  [
    /^INVALID_FIELD_SHARING/,
    (report, on) =>
      on === undefined
        ? sharedSubscriptions(report).flatMap((field) => withoutEach(report.sources, field))
        : [markShareable(report, on), ...withoutEach(report.named, on)],
  ],
  [
    /^(?:FIELD|EXTERNAL|FIELD_ARGUMENT)_TYPE_MISMATCH|^\w+_DEFAULT_MISMATCH/,
    ({ named }, on = '') => {
      const aligned = alignTypes(named, on).filter(Boolean)
      return aligned.length > 1 ? aligned : [...aligned, ...withoutEach(named, on)]
    },
  ],
  [
    /^REQUIRED_(?:ARGUMENT|INPUT_FIELD)_MISSING/,
    ({ named }, on = '') => [addMissing(named, on), makeNullable(named, on)],
  ],
  [/^EXTERNAL_ARGUMENT_MISSING/, ({ named }, _, on = '') => [addMissing(named, on), makeNullable(named, on)]],
  [
    /^CONTEXTUAL_ARGUMENT_NOT_CONTEXTUAL/,
    ({ sources }, on = '') => [
      makeNullable(
        sources.filter((source) => applicationsOf(source, 'fromContext', on).length === 0),
        on,
      ),
    ],
  ],
  [
    /^ENUM_VALUE_MISMATCH.*type "(\w+)".*but value "(\w+)"/,
    ({ named }, type, name) => [
      addMissing(named, `${type}.${name}`),
      withoutMember(named, `${type}.${name}`),
    ],
  ],
  [
    /^EMPTY_MERGED_/,
    ({ sources }, type = '') => {
      const defining = sources.filter(({ types }) => types.has(type))
      const members = defining.flatMap((source) => (source.types.get(type) ?? []).flatMap(membersOf))
      return members.map(({ name }) => addMissing(defining, `${type}.${name.value}`))
    },
  ],
  [
    /^INTERFACE_FIELD_NO_IMPLEM/,
    ({ sources, message }, field = '', _, type = '') => {
      const lacking = sources.filter(({ name }) => message.includes(`in subgraph "${name}" does not`))
      return [addMissing(lacking, field.replace(/^\w+/, type), memberText(sources, field))]
    },
  ],
  [/^TYPE_KIND_MISMATCH/, (report, type = '') => defineAlike(report, type)],
  [/Directive "(@\w+)" has no shared locations/, (report, name = '') => defineAlike(report, name)],
  [
    /^EXTENSION_WITH_NO_BASE/,
    ({ named }, type = '') => [
      fix(
        `Define ${type} here`,
        editsAt(named, type, (source, { node }) => {
          const keyword = isExtension(node) && /^extend\s+/.exec(source.sdl.slice(startOf(node)))?.[0]
          return keyword ? edit(source, startOf(node), startOf(node) + keyword.length, '') : undefined
        }).slice(0, 1),
      ),
      withoutDirective(named, 'extends', type),
    ],
  ],
  [/^ROOT_/, (report, type = '') => [makeRoot(report, type)]],
  [/^NO_QUERIES/, ({ sources }) => [addQuery(sources)]],
  [
    /^INVALID_SUBGRAPH_NAME/,
    ({ sources, named: [source] }) => {
      const name = freeName(
        new Set(sources.map((other) => other.name)),
        source?.name.replace(/^_+/, '') ?? '',
      )
      return source
        ? [fix(`Rename ${source.name} to ${name}`, [{ subgraph: source.name, insert: name }])]
        : []
    },
  ],
  [
    /^(?:PROVIDES|REQUIRES)_FIELDS_MISSING_EXTERNAL(?!.*"effectively").*: field "(\S+?)" should not/,
    ({ named }, field = '') => [mark(named, field, 'external', `Mark ${field} @external`)],
  ],
  [/^EXTERNAL_MISSING_ON_BASE/, ({ named }, on = '') => named.map((source) => resolveHere(source, on))],
  [/^EXTERNAL_UNUSED/, ({ named }, on = '') => [withoutMember(named, on)]],
  [
    /^MERGED_DIRECTIVE_APPLICATION_ON_EXTERNAL.*directive @(\w+).* to external field "(\S+)"/,
    ({ named }, directive = '', on = '') => [withoutDirective(named, directive, on)],
  ],
  [
    /^INTERFACE_KEY_NOT_ON_IMPLEMENTATION/,
    ({ sources, named }, key = '', _, type = '') => named.map((source) => addKey(sources, source, type, key)),
  ],
  [
    /^INTERFACE_KEY_MISSING_IMPLEMENTATION_TYPE/,
    ({ sources }, type = '') => sources.map((source) => withoutDirective([source], 'key', type)),
  ],
  [
    /^INTERFACE_OBJECT_USAGE_ERROR|^CONTEXT_NO_RESOLVABLE_KEY/,
    ({ sources, named }, type = '') => {
      const keys = new Set([...sources.flatMap((source) => keysOf(source, type)), 'id'])
      return [...keys].flatMap((key) => named.map((source) => addKey(sources, source, type, key)))
    },
  ],
  [/^SATISFIABILITY_ERROR/, reachFixes],
  [/^MISSING_TRANSITIVE_AUTH/, (report, on = '') => [copyGuards(report, on)]],
  [/^REFERENCED_INACCESSIBLE/, ({ sources }, _, on = '') => [hide(sources, on)]],
  [/^REQUIRED_INACCESSIBLE/, ({ sources }, on = '') => [makeNullable(sources, on)]],
  [/^ONLY_INACCESSIBLE_CHILDREN/, ({ sources }, type = '') => [hide(sources, type)]],
  [
    /^QUERY_ROOT_TYPE_INACCESSIBLE/,
    ({ named }, type = '') => [withoutDirective(named, 'inaccessible', type)],
  ],
  [
    /^KEY_UNSUPPORTED_ON_INTERFACE/,
    ({ named }) =>
      named.map((source) =>
        fix('Link to version 2.3, which has keys on interfaces', setVersion(source, 'v2.3')),
      ),
  ],
  [
    /^INVALID_LINK_DIRECTIVE_USAGE/,
    (report, element) => (element === undefined ? joinLinks(report) : unknownImport(report, element)),
  ],
  [
    /^INVALID_LINK_IDENTIFIER|^UNKNOWN_FEDERATION_LINK_VERSION/,
    (report) => repairLink(report, 'federation', 'v2.9'),
  ],
  [/^UNKNOWN_LINK_VERSION/, (report) => repairLink(report, 'link', 'v1.0')],
  [/^LINK_IMPORT_NAME_MISMATCH/, ({ named }, directive = '') => [renameToDefault(named, directive)]],
  [/^DIRECTIVE_COMPOSITION_ERROR/, composeAlike],
  [
    /^TYPE_DEFINITION_INVALID.*type (\w*FieldSet):/,
    ({ named }, type = '') => [
      fix(
        `Define ${type} as a scalar`,
        editsAt(named, type, (source, { node }) => replaceNode(source, node, `scalar ${type}`)),
      ),
    ],
  ],
  // The federation specification brings its own definitions, so a copy is a leftover.
  [
    /^DIRECTIVE_DEFINITION_INVALID.*(@\w+)|^TYPE_DEFINITION_INVALID.*type (?!\w*FieldSet)(\w+):|only one directive named "(@\w+)"/,
    ({ named }, ...names) => {
      const name = names.find(Boolean) ?? ''
      const edits = named.flatMap((source) => {
        const spots = spotsAt(source, name)
        return spots.slice(spots.length > 1 ? 1 : 0).map(({ node }) => removeNode(source, node))
      })
      return [fix(`Remove the definition of ${name}`, edits)]
    },
  ],
  [/On (?:type|field) "(\S+?)", for @(\w+)\(/, fieldSetFixes],
  [/Unknown directive "(@\w+)"/, (report, name = '') => unknownDirective(report, name)],
  [/Unknown type (\w+)$/, (report, name = '') => unknownType(report, name)],
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
  [
    /Interface field (\S+)\.(\w+) expected but (\w+) does not/,
    ({ named }, on, field, type) => [
      addMissing(named, `${type}.${field}`, memberText(named, `${on}.${field}`)),
    ],
  ],
  [
    /Interface field argument (\S+)(\(\w+:\)) expected but (\S+) does not/,
    ({ named }, on, argument, field) => [
      addMissing(named, `${field}${argument}`, memberText(named, `${on}${argument}`)),
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
    // Wherever it is written with this type: a composer reports one at a time.
    ({ named }, on = '') => [
      fix(
        'Remove the default value',
        named.flatMap((source) => {
          const wrong = spotsAt(source, on).map(({ node }) => isTyped(node) && typeText(source, node))
          const nodes = new Set([...source.spots.values()].flat().map(({ node }) => node))
          return [...nodes].flatMap((node) =>
            isTyped(node) && wrong.includes(typeText(source, node))
              ? [edit(source, endOf(node.type), endOfType(node), '')]
              : [],
          )
        }),
      ),
    ],
  ],
]

/**
 * Proposes changes that remove a problem, the one that keeps most of what is written first. Fields are removed where
 * nothing else is known.
 */
export function proposeFixes(report: Report, places: Place[]): Fix[] {
  const text = `${report.code} ${report.message}`
  const ofRules = rules.flatMap(([shape, propose]) => {
    const [found, ...groups] = shape.exec(text) ?? []
    return found === undefined ? [] : propose(report, ...(groups.length > 0 ? groups : report.on))
  })
  const known = [...ofRules, ...removeAtPlaces(report, places)].filter(Boolean)
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
    [...source.spots.keys()].filter((on) => /^Subscription\.\w+$/.test(on)),
  )
  return fields.filter((name, index) => fields.indexOf(name) < index)
}
