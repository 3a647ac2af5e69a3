import { Kind } from 'graphql'
import type { Edit } from '@/playground/engine/messages'
import { addAfter, edit, endOf, replaceNode, startOf, textOf } from './edits'
import { federationLink, localNames } from '../links'
import type { SchemaSource } from '../source'

/** Directives of Federation 1, which need no link. */
const version1 = new Set(['key', 'requires', 'provides', 'external', 'extends'])

/** The minor version of Federation 2 that brought a directive; 0 for all others. */
const since: Record<string, number> = {
  composeDirective: 1,
  interfaceObject: 3,
  authenticated: 5,
  requiresScopes: 5,
  policy: 6,
  context: 8,
  fromContext: 8,
  cost: 9,
  listSize: 9,
}

const federation2 = new Set([
  ...version1,
  'shareable',
  'override',
  'inaccessible',
  'tag',
  ...Object.keys(since),
])

export function isFederationDirective(name: string): boolean {
  return federation2.has(name)
}

/** Gives the names that a schema can import from the federation specification. */
export const federationDirectives = [...federation2]

/** Gives how a schema writes a federation directive, and the edits that import it when it is not yet there. */
export function importDirective(source: SchemaSource, directive: string): { name: string; edits: Edit[] } {
  const link = federationLink(source)
  const [name = directive] = localNames(source, directive)
  if (source.directives.has(directive) || (!link && version1.has(directive))) return { name, edits: [] }
  if (!link) return { name, edits: [addLink(source, directive)] }
  const edits = raiseVersion(source, directive)
  if (!link.imports.some((entry) => entry.name === `@${directive}`)) edits.push(addImport(source, directive))
  return { name, edits }
}

function addImport(source: SchemaSource, directive: string): Edit {
  const link = federationLink(source)
  const entry = `"@${directive}"`
  const last = link?.imports.at(-1)
  if (last) return addAfter(source, last.node, entry, ', ')
  const argument = link?.node.arguments?.find(({ name }) => name.value === 'import')
  if (argument?.value.kind === Kind.LIST) return replaceNode(source, argument.value, `[${entry}]`)
  const url = link?.node.arguments?.find(({ name }) => name.value === 'url') ?? link?.node
  const end = url ? endOf(url) : 0
  return edit(source, end, end, `, import: [${entry}]`)
}

/** Raises the version of the link when the directive is younger. */
function raiseVersion(source: SchemaSource, directive: string): Edit[] {
  const link = federationLink(source)
  const minor = Number(/^v2\.(\d+)$/.exec(link?.version ?? '')?.[1])
  const needed = since[directive] ?? 0
  return minor >= needed ? [] : setVersion(source, `v2.${needed}`)
}

/** Writes another version into the federation link. */
export function setVersion(source: SchemaSource, version: string): Edit[] {
  const url = federationLink(source)?.node.arguments?.find(({ name }) => name.value === 'url')
  if (!url) return []
  return [replaceNode(source, url.value, textOf(source, url.value).replace(/\/v[^/"]*/, `/${version}`))]
}

/** Makes a Federation 1 schema a Federation 2 schema that imports what it uses already. */
function addLink(source: SchemaSource, directive: string): Edit {
  const used = new Set(source.applications.map(({ node }) => node.name.value).filter(isFederationDirective))
  const names = [...used.add(directive)].toSorted()
  const minor = Math.max(3, ...names.map((name) => since[name] ?? 0))
  const imports = names.map((name) => `"@${name}"`).join(', ')
  const [first] = source.document?.definitions ?? []
  const at = first ? startOf(first) : 0
  const indent = /[ \t]*$/.exec(source.sdl.slice(0, at))?.[0] ?? ''
  const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.${minor}", import: [${imports}])`
  return edit(source, at, at, `${link}\n\n${indent}`)
}
