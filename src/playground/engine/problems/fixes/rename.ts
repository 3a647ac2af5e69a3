import { Kind } from 'graphql'
import type { Fix } from '@/playground/engine/messages'
import { referencesTo, rootsOf, type Report } from '../finder'
import { membersOf, type SchemaSource, type TypeNode } from '../source'
import { addDefinition, edit, endOf, fix, removeNode, replaceNode, startOf, textOf } from './edits'

/** Makes a type that has the name of a root the root, or one type of both, or gives it another name. */
export function rootFixes({ named }: Report, type: string, root: string): (Fix | undefined)[] {
  const operation = type.toLowerCase()
  const edits = named.flatMap((source) =>
    rootsOf(source)
      .filter((node) => operation.startsWith(node.operation))
      .map((node) => replaceNode(source, node.type, type)),
  )
  return [
    fix(`Make ${type} the ${operation} root`, edits),
    ...named.flatMap((source) => [
      // Two types become one when their fields differ; else the other name is free.
      joinRoots(source, type, root),
      renameType(source, type, `${type}Object`),
    ]),
  ]
}

/** Gives the types of one name the same kind, or different names. */
export function kindFixes({ named }: Report, type: string): (Fix | undefined)[] {
  return [
    ...named.map((source) => takeKind(named, source, type)),
    ...named.toReversed().map((source) => {
      const prefix = source.name.replaceAll(/(?:^|\W+|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
      return renameType(source, type, /^[A-Z]/.test(prefix) ? `${prefix}${type}` : `${type}2`)
    }),
  ]
}

/** Gives a graph without any query one. */
export function addQuery([source]: SchemaSource[]): Fix | undefined {
  if (!source) return undefined
  const type = [...source.types.values()].flat().find(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION)
  const name = type?.name.value ?? 'String'
  const field = type ? name.charAt(0).toLowerCase() + name.slice(1) : 'hello'
  const query = `type Query {\n  ${field}: ${name}\n}`
  return fix(`Add a query for ${name} to ${source.name}`, [addDefinition(source, query)])
}

/** Adds the fields of one type to another one and removes it. */
function joinRoots(source: SchemaSource, type: string, root: string): Fix | undefined {
  const [other] = definitionsOf(source, type)
  const [target] = definitionsOf(source, root)
  const last = target && membersOf(target).at(-1)
  const first = other && membersOf(other)[0]
  const end = other && membersOf(other).at(-1)
  if (!other || !last || !first || !end || referencesTo(source, type).length > 0) return undefined
  return fix(`Move the fields of ${type} to ${root}`, [
    edit(source, endOf(last), endOf(last), `\n  ${source.sdl.slice(startOf(first), endOf(end))}`),
    removeNode(source, other),
  ])
}

function definitionsOf(source: SchemaSource, type: string): TypeNode[] {
  return (source.types.get(type) ?? []).filter(({ name }) => name.value === type)
}

/** Renames a type of one subgraph wherever it is defined or used. */
function renameType(source: SchemaSource, from: string, to: string): Fix | undefined {
  const names = definitionsOf(source, from).map(({ name }) => name)
  if (names.length === 0 || source.types.has(to)) return undefined
  const edits = [...names, ...referencesTo(source, from)].map((node) => replaceNode(source, node, to))
  return fix(`Rename ${from} to ${to} in ${source.name}`, edits)
}

const keywords: Partial<Record<TypeNode['kind'], string>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'type',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
}

/** Makes a type the kind that it has in another subgraph: by the keyword where both have fields, else as it is written there. */
function takeKind(sources: SchemaSource[], source: SchemaSource, type: string): Fix | undefined {
  const [node] = definitionsOf(source, type)
  const origin = sources.find((other) => definitionsOf(other, type)[0]?.kind !== node?.kind)
  const [model] = origin ? definitionsOf(origin, type) : []
  if (!node || !origin || !model) return undefined
  const [from, to] = [keywords[node.kind], keywords[model.kind]]
  const start = source.sdl.lastIndexOf(from ?? '', node.name.loc?.start)
  return fix(
    `Define ${type} in ${source.name} as in ${origin.name}`,
    from && to
      ? [edit(source, start, start + from.length, to)]
      : [replaceNode(source, node, textOf(origin, model))],
  )
}
