import { Kind, specifiedScalarTypes } from 'graphql'
import type { Fix } from '@/playground/engine/messages'
import { spotsAt } from '../finder'
import { membersOf, type MemberNode, type SchemaSource } from '../source'
import {
  addArgument,
  addDirective,
  addMember,
  edit,
  editsAt,
  endOf,
  fix,
  isTyped,
  listNames,
  replaceNode,
  textOf,
} from './edits'
import { importDirective } from './imports'

/** One fix for each type that is written somewhere. */
export function alignTypes(sources: SchemaSource[], on: string): (Fix | undefined)[] {
  const types = sources.flatMap((source) =>
    spotsAt(source, on).flatMap(({ node }) => (isTyped(node) ? [textOf(source, node.type)] : [])),
  )
  return [...new Set(types)].map((type) => setType(sources, on, type))
}

export function setType(sources: SchemaSource[], on: string, type: string): Fix | undefined {
  const differing = sources.filter((source) =>
    spotsAt(source, on).some(({ node }) => isTyped(node) && textOf(source, node.type) !== type),
  )
  const name = type.replaceAll(/[[\]!\s]/g, '')
  if (!isSpecifiedScalar(name) && !differing.every(({ types }) => types.has(name))) return undefined
  const edits = editsAt(differing, on, (source, { node }) =>
    isTyped(node) ? replaceNode(source, node.type, type) : undefined,
  )
  return fix(`Make ${on} ${type} in ${listNames(differing)}`, edits)
}

function isSpecifiedScalar(name: string): boolean {
  return specifiedScalarTypes.some((scalar) => scalar.name === name)
}

/** One fix for each default value that is written somewhere. */
export function alignDefaults(sources: SchemaSource[], on: string): (Fix | undefined)[] {
  const defaultOf = (source: SchemaSource, node: object) =>
    'defaultValue' in node && node.defaultValue ? textOf(source, node.defaultValue as never) : undefined
  const values = sources.flatMap((source) =>
    spotsAt(source, on).flatMap(({ node }) => defaultOf(source, node) ?? []),
  )
  return [...new Set(values)].map((value) => {
    const edits = editsAt(sources, on, (source, { node }) => {
      if (!isTyped(node) || defaultOf(source, node) === value) return undefined
      const written = 'defaultValue' in node ? node.defaultValue : undefined
      return edit(source, endOf(node.type), endOf(written ?? node.type), ` = ${value}`)
    })
    return fix(`Make the default ${value} everywhere`, edits)
  })
}

/** Adds an argument, input field, or enum value to the subgraphs that lack it, written as where it is. */
export function addToAll(sources: SchemaSource[], on: string): Fix | undefined {
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
export function defineAll(sources: SchemaSource[], type: string): Fix | undefined {
  const defining = sources.filter(({ types }) => types.has(type))
  const names = defining.flatMap((source) =>
    (source.types.get(type) ?? []).flatMap(membersOf).map(({ name }) => name.value),
  )
  const edits = defining.flatMap((source) => {
    const lacking = [...new Set(names)].filter((name) => spotsAt(source, `${type}.${name}`).length === 0)
    const [node] = source.types.get(type) ?? []
    if (!node || lacking.length === 0) return []
    return [
      addMember(source, node, lacking.map((name) => memberText(defining, `${type}.${name}`)).join('\n')),
    ]
  })
  return fix(`Give ${type} the same members in ${listNames(defining)}`, edits)
}

/** Gives what a coordinate names, of the first subgraph that has it: without description and directives, which are that subgraph's own. */
export function memberText(sources: SchemaSource[], on: string): string | undefined {
  const [text] = sources.flatMap((source) =>
    spotsAt(source, on).flatMap((spot) =>
      spot.kind === 'member' || spot.kind === 'argument' ? [plainText(source, spot.node)] : [],
    ),
  )
  return text
}

function plainText({ sdl }: SchemaSource, node: MemberNode): string {
  const end =
    'defaultValue' in node && node.defaultValue ? node.defaultValue : 'type' in node ? node.type : node.name
  return sdl.slice(node.name.loc?.start, endOf(end))
}

/** Gives a type a field that its interface has. */
export function copyMember(sources: SchemaSource[], targets: SchemaSource[], on: string, type: string) {
  const text = memberText(sources, on)
  const edits = targets.flatMap((source) => {
    const [node] = source.types.get(type) ?? []
    return node && text ? [addMember(source, node, text)] : []
  })
  return fix(`Add ${on.replace(/.*\./, '')} to ${type} in ${listNames(targets)}`, edits)
}

/** A fix that makes an argument or input field optional. */
export function makeNullable(sources: SchemaSource[], on: string): Fix | undefined {
  return fix(
    `Make ${on} optional`,
    editsAt(sources, on, (source, { node }) =>
      isTyped(node) && node.type.kind === Kind.NON_NULL_TYPE
        ? replaceNode(source, node.type, textOf(source, node.type.type))
        : undefined,
    ),
  )
}

/** Applies a directive to what a coordinate names, and imports it. */
export function mark(sources: SchemaSource[], on: string, directive: string, title: string): Fix | undefined {
  const edits = sources.flatMap((source) => {
    const { name, edits: imports } = importDirective(source, directive)
    const [spot] = spotsAt(source, on)
    return spot ? [addDirective(source, spot.node, `@${name}`), ...imports] : []
  })
  return fix(title, edits)
}
