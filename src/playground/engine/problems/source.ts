import {
  Kind,
  parse,
  type ConstDirectiveNode,
  type ConstValueNode,
  type DirectiveDefinitionNode,
  type DocumentNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type NamedTypeNode,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql'
import { capitalize } from '@/lib/capitalize'
import type { Subgraph } from '../messages'

export type TypeNode = TypeDefinitionNode | TypeExtensionNode
export type MemberNode = FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode
type SchemaNode = SchemaDefinitionNode | SchemaExtensionNode

/** A node that a schema coordinate names, or the schema itself, whose coordinate is empty. */
export type Spot = { coordinate: string } & (
  | { kind: 'schema'; node: SchemaNode }
  | { kind: 'type'; node: TypeNode }
  | { kind: 'member'; node: MemberNode; type: TypeNode }
  | { kind: 'directive'; node: DirectiveDefinitionNode }
  | { kind: 'argument'; node: InputValueDefinitionNode; of: MemberNode | DirectiveDefinitionNode }
)

/** A directive where it is applied. */
export type Application = { node: ConstDirectiveNode; target: Spot }

/** One subgraph's schema, indexed by the names that messages mention. */
export type SchemaSource = {
  name: string
  sdl: string
  document: DocumentNode | undefined
  /** Definitions before extensions. Root types have their default name too, as in messages about the whole graph. */
  types: Map<string, TypeNode[]>
  directives: Map<string, DirectiveDefinitionNode[]>
  schemaNodes: SchemaNode[]
  /** What each coordinate names: a type that is extended twice is there three times. */
  spots: Map<string, Spot[]>
  applications: Application[]
  links: Link[]
}

/** A subgraph whose schema may have been parsed already. */
export type ParsedSubgraph = Subgraph & { document?: DocumentNode | undefined }

/** Indexes a schema. A schema that does not parse has an empty index, because its only problem is that. */
export function readSource({ name, sdl, document = parseOrNothing(sdl) }: ParsedSubgraph): SchemaSource {
  const types: SchemaSource['types'] = new Map()
  const directives: SchemaSource['directives'] = new Map()
  const schemaNodes: SchemaNode[] = []
  const spots: SchemaSource['spots'] = new Map()
  const applications: Application[] = []
  const rootNames = new Map<string, string>()
  const definitions = (document?.definitions ?? []).toSorted(
    (a, b) => Number(isExtension(a)) - Number(isExtension(b)),
  )
  for (const node of definitions) {
    if (node.kind !== Kind.SCHEMA_DEFINITION && node.kind !== Kind.SCHEMA_EXTENSION) continue
    schemaNodes.push(node)
    add({ kind: 'schema', node, coordinate: '' })
    for (const { operation, type } of node.operationTypes ?? [])
      rootNames.set(type.name.value, capitalize(operation))
  }
  for (const node of definitions) {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) {
      push(directives, node.name.value, node)
      add({ kind: 'directive', node, coordinate: `@${node.name.value}` })
      addArguments(`@${node.name.value}`, node)
    } else if (isTypeNode(node)) {
      const own = node.name.value
      for (const coordinate of new Set([own, rootNames.get(own) ?? own])) {
        push(types, coordinate, node)
        addType(coordinate, node, coordinate === own)
      }
    }
  }
  const links = applications
    .filter(({ node, target }) => target.kind === 'schema' && node.name.value === 'link')
    .map(({ node }) => readLink(node))
  return { name, sdl, document, types, directives, schemaNodes, spots, applications, links }

  function addType(coordinate: string, type: TypeNode, isOwn: boolean): void {
    add({ kind: 'type', node: type, coordinate }, isOwn)
    for (const node of membersOf(type)) {
      const member = `${coordinate}.${node.name.value}`
      add({ kind: 'member', node, type, coordinate: member }, isOwn)
      if (node.kind === Kind.FIELD_DEFINITION) addArguments(member, node, isOwn)
    }
  }

  function addArguments(of: string, node: FieldDefinitionNode | DirectiveDefinitionNode, isOwn = true): void {
    for (const argument of node.arguments ?? [])
      add({ kind: 'argument', node: argument, of: node, coordinate: `${of}(${argument.name.value}:)` }, isOwn)
  }

  function add(spot: Spot, isOwn = true): void {
    push(spots, spot.coordinate, spot)
    if (!isOwn || spot.kind === 'directive') return
    for (const node of spot.node.directives ?? []) applications.push({ node, target: spot })
  }
}

/** Finds every node that a coordinate names, as messages write it. */
export function spotsAt({ spots }: SchemaSource, coordinate: string): Spot[] {
  return (coordinate && spots.get(coordinate.replace(/\((\w+):?(?: \.\.\.)?\)$/, '($1:)'))) || []
}

/** Finds what a coordinate names, or else what would contain it: the field that lacks an argument, the type that lacks a field. */
export function spotsNear(source: SchemaSource, coordinate: string): Spot[] {
  const all = [coordinate, coordinate.replace(/\(.*/, ''), coordinate.replace(/[.(].*/, '')]
  return all.map((text) => spotsAt(source, text)).find(({ length }) => length > 0) ?? []
}

/** Returns the fields, input fields, or enum values of a type. */
export function membersOf(node: TypeNode): readonly MemberNode[] {
  if ('fields' in node) return node.fields ?? []
  return 'values' in node ? (node.values ?? []) : []
}

/** Returns what a type implements, or the members of a union. */
export function listedIn(node: TypeNode): readonly NamedTypeNode[] {
  return ('types' in node ? node.types : 'interfaces' in node ? node.interfaces : undefined) ?? []
}

export function isExtension({ kind }: { kind: string }): boolean {
  return kind.endsWith('Extension')
}

function isTypeNode(node: { kind: string }): node is TypeNode {
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
  map.set(key, map.get(key) ?? [])
  map.get(key)?.push(value)
}

/** An entry of an import list, such as "@key" or { name: "@key", as: "@primaryKey" }. */
type ImportEntry = { name: string; alias?: string | undefined; node: ConstValueNode }

/** One @link of a schema, with what its URL and import list say. */
export type Link = {
  node: ConstDirectiveNode
  url: string
  identity: string
  version?: string | undefined
  imports: ImportEntry[]
}

/** Returns the link to the federation specification, which a Federation 1 schema lacks. */
export function federationLink({ links }: SchemaSource): Link | undefined {
  return links.find(({ identity }) => identity.endsWith('/federation'))
}

/** Returns the names under which a schema may write a federation directive. */
export function localNames({ links }: SchemaSource, directive: string): [string, string] {
  const entry = links.flatMap(({ imports }) => imports).find(({ name }) => name === `@${directive}`)
  return [entry?.alias?.replace(/^@/, '') ?? directive, `federation__${directive}`]
}

/** Returns an argument of a directive, such as the field set of a key. */
export function argumentOf(node: ConstDirectiveNode, name: string) {
  return node.arguments?.find((argument) => argument.name.value === name)
}

/** Returns an argument's value when it is a string, else undefined. */
export function stringArgument(node: ConstDirectiveNode, name: string): string | undefined {
  const value = argumentOf(node, name)?.value
  return value?.kind === Kind.STRING ? value.value : undefined
}

function readLink(node: ConstDirectiveNode): Link {
  const url = stringArgument(node, 'url') ?? ''
  const [, identity = url, version] = /^(.*)\/(v\d[^/]*)\/?$/i.exec(url) ?? []
  const list = argumentOf(node, 'import')?.value
  const imports = list?.kind === Kind.LIST ? list.values.map(readImport) : []
  return { node, url, identity: identity.replace(/\/$/, ''), version, imports }
}

function readImport(node: ConstValueNode): ImportEntry {
  if (node.kind === Kind.STRING) return { name: node.value, node }
  const text = (key: string) => {
    const field = node.kind === Kind.OBJECT ? node.fields.find(({ name }) => name.value === key) : undefined
    return field?.value.kind === Kind.STRING ? field.value.value : undefined
  }
  return { name: text('name') ?? '', alias: text('as'), node }
}
