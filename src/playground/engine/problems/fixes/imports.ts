import { Kind } from 'graphql'
import type { Edit } from '@/playground/engine/messages'
import { federationLink, localNames, type SchemaSource } from '../source'
import { addAfter, edit, endOf, replaceNode, startOf, textOf } from './edits'

/** The directives that each minor version of Federation 2 brought. */
const directivesSince = Object.entries({
  0: ['key', 'requires', 'provides', 'external', 'extends', 'shareable', 'override', 'inaccessible', 'tag'],
  1: ['composeDirective'],
  3: ['interfaceObject'],
  5: ['authenticated', 'requiresScopes'],
  6: ['policy'],
  8: ['context', 'fromContext'],
  9: ['cost', 'listSize'],
})
const since = Object.fromEntries(
  directivesSince.flatMap(([minor, names]) => names.map((name) => [name, Number(minor)])),
)

/** Returns the names that a schema can import from the federation specification. */
export const federationDirectives = Object.keys(since)

export function isFederationDirective(name: string): boolean {
  return federationDirectives.includes(name)
}

/** Returns how a schema writes a federation directive, and the edits that import it when it is not yet there. */
export function importDirective(source: SchemaSource, directive: string): { name: string; edits: Edit[] } {
  const link = federationLink(source)
  const [name] = localNames(source, directive)
  const isKnown = !link && /^(?:key|requires|provides|external|extends)$/.test(directive)
  if (source.directives.has(directive) || isKnown) return { name, edits: [] }
  if (!link) return { name, edits: [addLink(source, directive)] }
  const minor = Number(/^v2\.(\d+)$/.exec(link.version ?? '')?.[1])
  const needed = since[directive] ?? 0
  const edits = minor >= needed ? [] : setVersion(source, `v2.${needed}`)
  if (link.imports.some((entry) => entry.name === `@${directive}`)) return { name, edits }
  const entry = `"@${directive}"`
  const last = link.imports.at(-1)
  if (last) return { name, edits: [...edits, addAfter(source, last.node, entry, ', ')] }
  const given = link.node.arguments?.find((argument) => argument.name.value === 'import')
  if (given?.value.kind === Kind.LIST)
    return { name, edits: [...edits, replaceNode(source, given.value, `[${entry}]`)] }
  const url = link.node.arguments?.find((argument) => argument.name.value === 'url') ?? link.node
  return { name, edits: [...edits, edit(source, endOf(url), endOf(url), `, import: [${entry}]`)] }
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
