import { Kind, type ASTNode } from 'graphql'
import type { Fix } from '@/playground/engine/messages'
import { spotsAt, type Report } from '../finder'
import { isExtension, membersOf, type MemberNode, type SchemaSource } from '../source'
import {
  addArgument,
  addDirective,
  addMember,
  edit,
  endOf,
  isTyped,
  replaceNode,
  textOf,
  typeTextOf,
} from './edits'
import { editsAt, fix, fixRule, listNames, type FixRule } from './fix-rule'
import { importDirective } from './imports'
import { withoutDirective, withoutMember } from './remove'

/** Fixes that make subgraphs say the same: types, defaults, arguments, and enum values. */
export const aligningRules: FixRule[] = [
  fixRule(/^Type of (?:field|argument) "(\S+)" is incompatible/, ([on], report) => {
    const aligned = alignTypes(report, on).flatMap((found) => found ?? [])
    return aligned.length > 1
      ? aligned
      : [...aligned, ...report.named.map((source) => withoutMember([source], on))]
  }),
  fixRule(/^(?:Argument|Input field) "(\S+)" has incompatible default values/, ([on], report) =>
    alignDefaults(report, on),
  ),
  fixRule(
    /^Enum type "(\w+)" is used as both .*but value "(\w+)" is not defined/,
    ([type, value], { named }) => [
      addToAll(named, `${type}.${value}`),
      withoutMember(
        named.filter((source) => spotsAt(source, `${type}.${value}`).length > 0),
        `${type}.${value}`,
      ),
    ],
  ),
  fixRule(
    /argument "(\S+\))" is declared in|^(?:Argument|Input object field) "(\S+)" is required in some/,
    ([on], { named }) => [addToAll(named, on), makeNullable(named, on)],
  ),
  fixRule(/^None of the (?:values|fields) of (?:enum|input object) type "(\w+)"/, ([type], { sources }) => [
    defineAll(sources, type),
  ]),
  fixRule(/^Interface field "(\w+)\.(\w+)" is declared in .* type "(\w+)"/, ([on, field, type], report) => {
    const lacking = /implements ".*?" in subgraph "(.*?)"/.exec(report.message)?.[1]
    const target = report.sources.filter(({ name }) => name === lacking)
    return [copyMember(report.sources, target, `${on}.${field}`, type)]
  }),
  fixRule(/Interface field (\w+)\.(\w+) expected but (\w+) does not/, ([on, field, type], { named }) => [
    copyMember(named, named, `${on}.${field}`, type),
  ]),
  fixRule(
    /Interface field argument (\S+)\((\w+):\) expected but (\S+) does not/,
    ([on, argument, field], { named }) => [
      fix(
        `Add the argument ${argument} to ${field}`,
        named.flatMap((source) => {
          const [declared] = spotsAt(source, `${on}(${argument}:)`)
          return spotsAt(source, field).flatMap((spot) =>
            declared && spot.kind === 'member'
              ? [addArgument(source, spot.node, textOf(source, declared.node))]
              : [],
          )
        }),
      ),
    ],
  ),
  fixRule(
    /Interface field (?:argument )?(\S+) expects type (\S+) but (\S+) (?:of|is) type/,
    ([, type, on], { named }) => [setType(named, on, type)],
  ),
  fixRule(/Cannot reference Input Object "(\w+)".*: "(\w+)/, ([type, field], { named }) => [
    makeNullable(named, `${type}.${field}`),
  ]),
  fixRule(/^Enum value "(\S+)" is @inaccessible/, ([value], { sources }) => [
    withoutDirective(sources, 'inaccessible', value),
  ]),
  fixRule(/^Type "(\w+)" is @inaccessible but is referenced by "(\S+)"/, ([type, on], { sources }) => [
    withoutDirective(sources, 'inaccessible', type),
    markInaccessible(sources, on),
  ]),
  fixRule(/^(?:Argument|Input field) "(\S+)" is @inaccessible but is a required/, ([on], { sources }) => [
    makeNullable(sources, on),
    withoutDirective(sources, 'inaccessible', on),
  ]),
  fixRule(/^Type "(\w+)" is in the API schema but all of its/, ([type], { sources }) => [
    markInaccessible(sources, type),
  ]),
  fixRule(/^(?:\[.*?\] )?Type "(\w+)" is an extension type, but/, ([type], { named }) => [
    fix(
      `Define ${type} here`,
      named.flatMap((source) =>
        (source.types.get(type) ?? [])
          .filter(isExtension)
          .slice(0, 1)
          .map((node) => {
            const [keyword = ''] = /^extend\s+/.exec(textOf(source, node)) ?? []
            return edit(source, node.loc?.start ?? 0, (node.loc?.start ?? 0) + keyword.length, '')
          }),
      ),
    ),
    withoutDirective(named, 'extends', type),
  ]),
]

/** One fix for each type that is written somewhere and known everywhere. */
function alignTypes({ named }: Report, on: string): (Fix | undefined)[] {
  const types = new Set(
    named.flatMap((source) => spotsAt(source, on).flatMap(({ node }) => typeTextOf(source, node) ?? [])),
  )
  return [...types].map((type) => setType(named, on, type))
}

function setType(sources: SchemaSource[], on: string, type: string) {
  const name = type.replace(/[[\]!\s]/g, '')
  const changes = sources.flatMap((source) =>
    spotsAt(source, on).flatMap(({ node }) =>
      isTyped(node) && textOf(source, node.type) !== type ? [{ source, node }] : [],
    ),
  )
  const isKnown = ({ source }: { source: SchemaSource }) => builtIn.has(name) || source.types.has(name)
  if (!changes.every(isKnown)) return undefined
  const changed = [...new Set(changes.map(({ source }) => source))]
  return fix(
    `Make ${on} ${type} in ${listNames(changed)}`,
    changes.map(({ source, node }) => replaceNode(source, node.type, type)),
  )
}

const builtIn = new Set(['ID', 'Int', 'Float', 'String', 'Boolean'])

function alignDefaults({ named }: Report, on: string): (Fix | undefined)[] {
  const values = named.flatMap((source) =>
    spotsAt(source, on).flatMap(({ node }) =>
      isTyped(node) ? [{ source, node, value: defaultOf(source, node) }] : [],
    ),
  )
  return [...new Set(values.flatMap(({ value }) => value ?? []))].map((value) =>
    fix(
      `Make the default ${value} everywhere`,
      values
        .filter((other) => other.value !== value)
        .map(({ source, node }) => {
          const end = endOf(node.type)
          const to = 'defaultValue' in node && node.defaultValue ? endOf(node.defaultValue) : end
          return edit(source, end, to, ` = ${value}`)
        }),
    ),
  )
}

function defaultOf(source: SchemaSource, node: ASTNode): string | undefined {
  return 'defaultValue' in node && node.defaultValue ? textOf(source, node.defaultValue) : undefined
}

/** Adds an argument, input field, or enum value to the subgraphs that lack it, written as where it is. */
function addToAll(sources: SchemaSource[], on: string) {
  const text = memberText(sources, on)
  if (text === undefined) return undefined
  const lacking = sources.filter((source) => spotsAt(source, on).length === 0)
  const edits = lacking.flatMap((source) => {
    const [container] = spotsAt(source, on.replace(/\(.*|\.\w+$/, ''))
    if (container?.kind === 'type') return [addMember(source, container.node, text)]
    return container?.kind === 'member' ? [addArgument(source, container.node, text)] : []
  })
  return fix(`Add ${on} in ${listNames(lacking)}`, edits)
}

/** Adds to every definition of a type what the others have. */
function defineAll(sources: SchemaSource[], type: string) {
  const defining = sources.filter((source) => source.types.has(type))
  const all = new Map(
    defining.flatMap((source) =>
      (source.types.get(type) ?? [])
        .flatMap(membersOf)
        .map((node) => [node.name.value, plainText(source, node)] as const),
    ),
  )
  return fix(
    `Give ${type} the same members in ${listNames(defining)}`,
    defining.flatMap((source) => {
      const lacking = [...all].filter(([name]) => spotsAt(source, `${type}.${name}`).length === 0)
      const [node] = source.types.get(type) ?? []
      return node && lacking.length > 0
        ? [addMember(source, node, lacking.map(([, text]) => text).join('\n'))]
        : []
    }),
  )
}

/** Gives a field, argument, or value without its description and directives, which belong to the subgraph that wrote them. */
function plainText(source: SchemaSource, node: MemberNode): string {
  const end =
    'defaultValue' in node && node.defaultValue ? node.defaultValue : 'type' in node ? node.type : node.name
  return source.sdl.slice(node.name.loc?.start, endOf(end))
}

/** The same of the first subgraph that has what a coordinate names. */
export function memberText(sources: SchemaSource[], on: string): string | undefined {
  const [text] = sources.flatMap((source) =>
    spotsAt(source, on).flatMap((spot) =>
      spot.kind === 'member' || spot.kind === 'argument' ? [plainText(source, spot.node)] : [],
    ),
  )
  return text
}

function copyMember(sources: SchemaSource[], targets: SchemaSource[], on: string, type: string) {
  const text = memberText(sources, on)
  const edits = targets.flatMap((source) => {
    const [node] = source.types.get(type) ?? []
    return node && text ? [addMember(source, node, text)] : []
  })
  return fix(`Add ${on.replace(/.*\./, '')} to ${type} in ${listNames(targets)}`, edits)
}

/** A fix that makes an argument or input field optional. */
export function makeNullable(sources: SchemaSource[], on: string) {
  return fix(
    `Make ${on} optional`,
    editsAt(sources, on, (source, { node }) =>
      isTyped(node) && node.type.kind === Kind.NON_NULL_TYPE
        ? replaceNode(source, node.type, textOf(source, node.type.type))
        : undefined,
    ),
  )
}

function markInaccessible(sources: SchemaSource[], on: string) {
  const edits = sources.flatMap((source) => {
    const { name, edits: imports } = importDirective(source, 'inaccessible')
    const [spot] = spotsAt(source, on)
    return spot ? [addDirective(source, spot.node, `@${name}`), ...imports] : []
  })
  return fix(`Mark ${on} @inaccessible`, edits)
}
