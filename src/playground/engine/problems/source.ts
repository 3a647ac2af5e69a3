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
type SchemaNode = SchemaDefinitionNode | SchemaExtensionNode

/** A node that a schema coordinate names, with the type or directive that contains it. */
export type Spot =
  | { kind: 'type'; node: TypeNode }
  | { kind: 'member'; node: MemberNode; type: TypeNode }
  | { kind: 'argument'; node: InputValueDefinitionNode; field: FieldDefinitionNode; type: TypeNode }
  | { kind: 'directive'; node: DirectiveDefinitionNode }
  | { kind: 'directive-argument'; node: InputValueDefinitionNode; directive: DirectiveDefinitionNode }

/** A directive where it is applied. */
export type Application = { node: ConstDirectiveNode; on: Spot | { kind: 'schema'; node: SchemaNode } }

/** One subgraph's schema, indexed by the names that messages mention. */
export type SchemaSource = {
  name: string
  sdl: string
  document: DocumentNode | undefined
  /** Definitions before extensions. Root types have their default name, as in messages about the whole graph. */
  types: Map<string, TypeNode[]>
  directives: Map<string, DirectiveDefinitionNode[]>
  schemaNodes: SchemaNode[]
  applications: Application[]
}

/** A subgraph whose schema may have been parsed already. */
export type ParsedSubgraph = Subgraph & { document?: DocumentNode | undefined }

/** Indexes a schema. A schema that does not parse has an empty index, because its only problem is that. */
export function readSource({ name, sdl, document = parseOrNothing(sdl) }: ParsedSubgraph): SchemaSource {
  const source: SchemaSource = {
    name,
    sdl,
    document,
    types: new Map(),
    directives: new Map(),
    schemaNodes: [],
    applications: [],
  }
  const defaultNames = new Map<string, string>()
  for (const node of document?.definitions ?? []) {
    if (!isSchemaNode(node)) continue
    source.schemaNodes.push(node)
    addApplications(source, node.directives, { kind: 'schema', node })
    for (const { operation, type } of node.operationTypes ?? []) {
      defaultNames.set(type.name.value, operation.charAt(0).toUpperCase() + operation.slice(1))
    }
  }
  for (const node of document?.definitions ?? []) addDefinition(source, node, defaultNames)
  for (const nodes of source.types.values())
    nodes.sort((a, b) => Number(isExtension(a)) - Number(isExtension(b)))
  return source
}

function addDefinition(source: SchemaSource, node: DefinitionNode, defaultNames: Map<string, string>): void {
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
  const defaultName = defaultNames.get(node.name.value)
  push(source.types, node.name.value, node)
  if (defaultName !== undefined && defaultName !== node.name.value) push(source.types, defaultName, node)
  addApplications(source, node.directives, { kind: 'type', node })
  for (const member of membersOf(node)) {
    addApplications(source, member.directives, { kind: 'member', node: member, type: node })
    for (const argument of argumentsOf(member)) {
      const field = member as FieldDefinitionNode
      addApplications(source, argument.directives, { kind: 'argument', node: argument, field, type: node })
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

/** Gives the fields, input fields, or enum values of a type. */
export function membersOf(node: TypeNode): readonly MemberNode[] {
  if ('fields' in node) return node.fields ?? []
  return 'values' in node ? (node.values ?? []) : []
}

/** Gives the arguments of a field; other members have none. */
export function argumentsOf(member: MemberNode): readonly InputValueDefinitionNode[] {
  return member.kind === Kind.FIELD_DEFINITION ? (member.arguments ?? []) : []
}

export function isExtension(node: { kind: string }): boolean {
  return node.kind.endsWith('Extension')
}

function isSchemaNode(node: DefinitionNode): node is SchemaNode {
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
