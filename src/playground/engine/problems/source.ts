import {
  Kind,
  parse,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type DocumentNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql'
import type { Subgraph } from '../messages'

export type TypeNode = TypeDefinitionNode | TypeExtensionNode
export type MemberNode = FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode
export type SchemaNode = SchemaDefinitionNode | SchemaExtensionNode

/** A node of a schema that may carry directives, together with what contains it. */
export type Spot =
  | { kind: 'type'; node: TypeNode }
  | { kind: 'member'; node: MemberNode; type: TypeNode }
  | { kind: 'argument'; node: InputValueDefinitionNode; field: FieldDefinitionNode; type: TypeNode }
  | { kind: 'directive'; node: DirectiveDefinitionNode }
  | { kind: 'directive-argument'; node: InputValueDefinitionNode; directive: DirectiveDefinitionNode }

/** A directive where it is applied; the schema itself when it stands on `schema` or `extend schema`. */
export type Application = { node: ConstDirectiveNode; on: Spot | SchemaNode }

/** One subgraph's schema, indexed by the names that messages mention. */
export type SchemaSource = {
  name: string
  sdl: string
  /** Definitions first, extensions after them, under the default name for root types. */
  types: Map<string, TypeNode[]>
  directives: Map<string, DirectiveDefinitionNode[]>
  schemaNodes: SchemaNode[]
  applications: Application[]
}

/** Indexes a schema. A schema that does not parse has an empty index, because its only problem is that. */
export function readSource({ name, sdl }: Subgraph): SchemaSource {
  const source: SchemaSource = {
    name,
    sdl,
    types: new Map(),
    directives: new Map(),
    schemaNodes: [],
    applications: [],
  }
  const definitions = parseOrNothing(sdl)?.definitions ?? []
  const rootNames = new Map<string, string>()
  for (const node of definitions) {
    if (!isSchemaNode(node)) continue
    source.schemaNodes.push(node)
    addApplications(source, node.directives, node)
    for (const { operation, type } of node.operationTypes ?? []) {
      rootNames.set(type.name.value, `${operation[0]?.toUpperCase()}${operation.slice(1)}`)
    }
  }
  for (const node of definitions) addDefinition(source, node, rootNames)
  for (const nodes of source.types.values()) {
    nodes.sort((a, b) => Number(isExtension(a)) - Number(isExtension(b)))
  }
  return source
}

function addDefinition(source: SchemaSource, node: DefinitionNode, rootNames: Map<string, string>): void {
  if (node.kind === Kind.DIRECTIVE_DEFINITION) {
    push(source.directives, node.name.value, node)
    for (const argument of node.arguments ?? []) {
      addApplications(source, argument.directives, {
        kind: 'directive-argument',
        node: argument,
        directive: node,
      })
    }
  }
  if (!isTypeNode(node)) return
  push(source.types, rootNames.get(node.name.value) ?? node.name.value, node)
  addApplications(source, node.directives, { kind: 'type', node })
  for (const member of membersOf(node)) {
    addApplications(source, member.directives, { kind: 'member', node: member, type: node })
    if (member.kind !== Kind.FIELD_DEFINITION) continue
    for (const argument of member.arguments ?? []) {
      addApplications(source, argument.directives, {
        kind: 'argument',
        node: argument,
        field: member,
        type: node,
      })
    }
  }
}

function addApplications(
  { applications }: SchemaSource,
  directives: readonly ConstDirectiveNode[] | undefined,
  on: Application['on'],
): void {
  for (const node of directives ?? []) applications.push({ node, on })
}

export function membersOf(node: TypeNode): readonly MemberNode[] {
  if ('fields' in node) return node.fields ?? []
  return 'values' in node ? (node.values ?? []) : []
}

export function isExtension(node: TypeNode): boolean {
  return node.kind.endsWith('Extension')
}

export function isSchemaNode(node: { kind: string }): node is SchemaNode {
  return node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION
}

function isTypeNode(node: DefinitionNode): node is TypeNode {
  return /Type(?:Definition|Extension)$/.test(node.kind)
}

function parseOrNothing(sdl: string): DocumentNode | undefined {
  try {
    return parse(sdl)
  } catch {
    return undefined
  }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
