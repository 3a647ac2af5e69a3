import { Kind, type ConstDirectiveNode, type ConstValueNode } from 'graphql'
import type { SchemaSource } from './source'

/** An entry of an import list, such as "@key" or { name: "@key", as: "@primaryKey" }. */
type ImportEntry = { name: string; alias?: string; node: ConstValueNode }

/** One @link of a schema, with what its URL and import list say. */
export type Link = {
  node: ConstDirectiveNode
  url: string
  identity: string
  version?: string
  imports: ImportEntry[]
}

const linksOfSource = new WeakMap<SchemaSource, Link[]>()

/** Gives the links of a schema in their order. */
export function linksOf(source: SchemaSource): Link[] {
  const known = linksOfSource.get(source)
  if (known) return known
  const links = source.applications
    .filter(({ node, on }) => on.kind === 'schema' && node.name.value === 'link')
    .map(({ node }) => readLink(node))
  linksOfSource.set(source, links)
  return links
}

/** Gives the link to the federation specification, which a Federation 1 schema lacks. */
export function federationLink(source: SchemaSource): Link | undefined {
  return linksOf(source).find(({ identity }) => identity.endsWith('/federation'))
}

/** Gives the names under which a schema may write a federation directive. */
export function localNames(source: SchemaSource, directive: string): string[] {
  const entry = linksOf(source)
    .flatMap(({ imports }) => imports)
    .find(({ name }) => name === `@${directive}`)
  return [entry?.alias?.replace(/^@/, '') ?? directive, `federation__${directive}`]
}

/** Whether other lines of a schema use what a link imports, or its name as a prefix. */
export function isUsed({ applications }: SchemaSource, { imports, identity }: Link): boolean {
  const prefix = `${identity.replace(/.*\//, '')}__`
  const imported = new Set(imports.map(({ name, alias }) => (alias ?? name).replace(/^@/, '')))
  return applications.some(({ node: { name } }) => imported.has(name.value) || name.value.startsWith(prefix))
}

function readLink(node: ConstDirectiveNode): Link {
  const value = (name: string) => node.arguments?.find((argument) => argument.name.value === name)?.value
  const urlNode = value('url')
  const url = urlNode?.kind === Kind.STRING ? urlNode.value : ''
  const [, identity = url, version] = /^(.*)\/(v\d[^/]*)\/?$/i.exec(url) ?? []
  const list = value('import')
  return {
    node,
    url,
    identity: identity.replace(/\/$/, ''),
    ...(version !== undefined && { version }),
    imports: list?.kind === Kind.LIST ? list.values.map(readImport) : [],
  }
}

function readImport(node: ConstValueNode): ImportEntry {
  if (node.kind === Kind.STRING) return { name: node.value, node }
  const text = (key: string) => {
    const field = node.kind === Kind.OBJECT ? node.fields.find(({ name }) => name.value === key) : undefined
    return field?.value.kind === Kind.STRING ? field.value.value : undefined
  }
  const alias = text('as')
  return { name: text('name') ?? '', ...(alias !== undefined && { alias }), node }
}
