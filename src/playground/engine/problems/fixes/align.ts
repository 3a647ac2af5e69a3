import { Kind, specifiedScalarTypes, type FieldDefinitionNode, type InputValueDefinitionNode } from 'graphql'
import type { Fix } from '@/playground/engine/messages'
import { rootsOf, type Report } from '../finder'
import { spotsAt, type SchemaSource, type TypeNode } from '../source'
import {
  addArgument,
  addDefinition,
  addDirective,
  addMember,
  edit,
  editsAt,
  endOf,
  fix,
  isTyped,
  listNames,
  replaceNode,
  startOf,
  textOf,
} from './edits'
import { importDirective } from './imports'

/** One fix for each type, with its default value, that is written somewhere. */
export function alignTypes(sources: SchemaSource[], coordinate: string): Fix[] {
  const types = sources.flatMap((source) =>
    spotsAt(source, coordinate).flatMap(({ node }) => (isTyped(node) ? [typeText(source, node)] : [])),
  )
  return [...new Set(types)].map((type) => setType(sources, coordinate, type))
}

export function setType(sources: SchemaSource[], coordinate: string, type: string): Fix {
  const differing = sources.filter((source) =>
    spotsAt(source, coordinate).some(({ node }) => isTyped(node) && typeText(source, node) !== type),
  )
  const name = /\w+/.exec(type)?.[0] ?? ''
  const isScalar = specifiedScalarTypes.some((scalar) => scalar.name === name)
  const isKnown = isScalar || differing.every(({ types }) => types.has(name))
  const edits = editsAt(isKnown ? differing : [], coordinate, (source, { node }) =>
    isTyped(node) ? edit(source, startOf(node.type), endOfType(node), type) : undefined,
  )
  return fix(`Make ${coordinate} ${type} in ${listNames(differing)}`, edits)
}

type Typed = FieldDefinitionNode | InputValueDefinitionNode

export function typeText({ sdl }: SchemaSource, node: Typed): string {
  return sdl.slice(startOf(node.type), endOfType(node))
}

/** Where a type ends, with its default value. */
export function endOfType(node: Typed): number {
  return endOf('defaultValue' in node && node.defaultValue ? node.defaultValue : node.type)
}

/** Adds a field, argument, or enum value to the subgraphs that lack it, written as where it is. */
export function addMissing(
  sources: SchemaSource[],
  coordinate: string,
  text = memberText(sources, coordinate),
): Fix {
  const lacking = sources.filter((source) => spotsAt(source, coordinate).length === 0)
  const edits = lacking.flatMap((source) => {
    const [container] = spotsAt(source, coordinate.replace(/\(.*|\.\w+$/, ''))
    if (text === undefined || !container) return []
    if (container.kind === 'type') return [addMember(source, container.node, text)]
    return container.kind === 'member' ? [addArgument(source, container.node, text)] : []
  })
  return fix(`Add ${coordinate} in ${listNames(lacking)}`, edits)
}

/** Returns what a coordinate names, of the first subgraph that has it: without description and directives, which are that subgraph's own. */
export function memberText(sources: SchemaSource[], coordinate: string): string | undefined {
  for (const source of sources) {
    const [spot] = spotsAt(source, coordinate)
    if (spot?.kind !== 'member' && spot?.kind !== 'argument') continue
    const { node } = spot
    return source.sdl.slice(startOf(node.name), isTyped(node) ? endOfType(node) : endOf(node.name))
  }
  return undefined
}

/** A fix that makes an argument or input field optional. */
export function makeNullable(sources: SchemaSource[], coordinate: string): Fix {
  return fix(
    `Make ${coordinate} optional`,
    editsAt(sources, coordinate, (source, { node }) =>
      isTyped(node) && node.type.kind === Kind.NON_NULL_TYPE
        ? replaceNode(source, node.type, textOf(source, node.type.type))
        : undefined,
    ),
  )
}

/** Applies a directive to what a coordinate names, and imports it. */
export function mark(sources: SchemaSource[], coordinate: string, directive: string, title: string): Fix {
  const edits = sources.flatMap((source) => {
    const { name, edits: imports } = importDirective(source, directive)
    const [spot] = spotsAt(source, coordinate)
    return spot ? [addDirective(source, spot.node, `@${name}`), ...imports] : []
  })
  return fix(title, edits)
}

/** Makes a type that has the name of a root the root. */
export function makeRoot({ named }: Report, type: string): Fix {
  const operation = type.toLowerCase()
  const edits = named.flatMap((source) =>
    rootsOf(source)
      .filter((node) => operation.startsWith(node.operation))
      .map((node) => replaceNode(source, node.type, type)),
  )
  return fix(`Make ${type} the ${operation} root`, edits)
}

const keywords: Partial<Record<TypeNode['kind'], string>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'type',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
}

/** Defines a type or directive as another subgraph does: by the keyword where both have fields, else as it is written there. */
export function defineAlike({ named }: Report, coordinate: string): Fix[] {
  return named.flatMap((source) =>
    named.flatMap((origin) => {
      const [node, model] = [source, origin].map((one) => spotsAt(one, coordinate)[0]?.node)
      if (!node || !model || textOf(source, node) === textOf(origin, model)) return []
      const [from, to] = [node, model].map(({ kind }) => keywords[kind as TypeNode['kind']])
      const start = source.sdl.lastIndexOf(from ?? '', 'name' in node ? startOf(node.name) : 0)
      return fix(`Define ${coordinate} in ${source.name} as in ${origin.name}`, [
        from && to
          ? edit(source, start, start + from.length, to)
          : replaceNode(source, node, textOf(origin, model)),
      ])
    }),
  )
}

/** Adds a query to a graph without any. */
export function addQuery([source]: SchemaSource[]): Fix[] {
  if (!source) return []
  const type = [...source.types.values()].flat().find(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION)
  const name = type?.name.value ?? 'String'
  const field = type ? name.charAt(0).toLowerCase() + name.slice(1) : 'hello'
  const query = `type Query {\n  ${field}: ${name}\n}`
  return [fix(`Add a query for ${name} to ${source.name}`, [addDefinition(source, query)])]
}
