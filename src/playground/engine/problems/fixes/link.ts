import { Kind } from 'graphql'
import { distinctBy } from '@/lib/group-by'
import type { Edit, Fix } from '@/playground/engine/messages'
import { composing, keysOf, type Report } from '../finder'
import { argumentOf, federationLink, type Link, type SchemaSource } from '../source'
import { memberText } from './align'
import { addAfter, addDefinition, closest, fix, replaceNode, textOf } from './edits'
import { federationDirectives, importDirective, isFederationDirective } from './imports'
import { remove } from './remove'

/** Imports a directive that nothing defines, or defines it, or writes the name that was meant or that it is imported under. */
export function unknownDirective({ named, sources }: Report, directive: string): Fix[] {
  const name = directive.replace(/^@(?:federation__)?/, '')
  return named.map((source) => {
    const known = [...source.directives.keys(), ...federationDirectives, 'deprecated', 'specifiedBy']
    const meant = isFederationDirective(name) ? name : closest(name, known)
    const applied = source.applications.filter(({ node }) => node.name.value === name)
    const [definition] = (isFederationDirective(name) ? [] : sources).flatMap((other) =>
      (other.directives.get(name) ?? []).map((node) => textOf(other, node)),
    )
    if (definition !== undefined) return fix(`Define @${name}`, [addDefinition(source, definition)])
    if (meant === undefined) {
      const removed = applied.map(({ node }) => remove(source, node))
      return fix(`Remove @${name} in ${source.name}`, removed.length > 1 ? removed : [])
    }
    const imported = isFederationDirective(meant)
      ? importDirective(source, meant)
      : { name: meant, edits: [] }
    const title = federationLink(source) ? `Import @${name}` : `Link to Federation 2 and import @${name}`
    if (imported.name === name) return fix(title, imported.edits)
    const renames = applied.map(({ node }) => replaceNode(source, node.name, imported.name))
    return fix(`Change @${name} to @${imported.name}`, [...renames, ...imported.edits])
  })
}

/** Writes the name that was meant, or else declares or defines the type. */
export function unknownType({ named, sources, nodes }: Report, name: string): Fix[] {
  return named.flatMap((source) => {
    const meant = closest(name, [...source.types.keys(), 'ID', 'Int', 'Float', 'String', 'Boolean'])
    const edits = meant === undefined ? [] : nodes.map((node) => replaceNode(source, node, meant))
    return [fix(`Change ${name} to ${meant}`, edits), defineType(sources, source, name)]
  })
}

/** Declares what another subgraph defines, an entity by its key and a scalar as it is, or else defines a type. */
function defineType(sources: SchemaSource[], source: SchemaSource, type: string): Fix {
  const origin = sources.find((other) => other !== source && other.types.has(type))
  const key = origin && keysOf(origin, type).find((fields) => !/[{}]/.test(fields))
  if (origin && key !== undefined) {
    const { name, edits } = importDirective(source, 'key')
    const fields = key.split(/[\s,]+/).map((field) => memberText([origin], `${type}.${field}`) ?? '')
    const stub = `type ${type} @${name}(fields: "${key}", resolvable: false) {\n  ${fields.join('\n  ')}\n}`
    return fix(`Refer to ${type} of ${origin.name} by its key`, [addDefinition(source, stub), ...edits])
  }
  const isKnownScalar = origin?.types.get(type)?.[0]?.kind === Kind.SCALAR_TYPE_DEFINITION
  const text = isKnownScalar || type.endsWith('Set') ? `scalar ${type}` : `type ${type} {\n  id: ID!\n}`
  return fix(`${isKnownScalar ? 'Declare' : 'Define'} ${type}`, [addDefinition(source, text)])
}

/** Imports what was meant, or raises the version to one that has it, or drops the import. */
export function unknownImport({ named }: Report, element: string): Fix[] {
  const name = element.replace('@', '')
  return named.flatMap((source) => {
    const entries = source.links.flatMap(({ imports }) => imports).filter((entry) => entry.name === element)
    const dropped = entries.map(({ node }) => remove(source, node))
    const removal = fix(`Remove the import of ${element}`, dropped)
    if (isFederationDirective(name)) {
      // What belongs to it may be used before it is imported, such as @context with @fromContext.
      const used = source.applications.map(({ node }) => node.name.value).filter(isFederationDirective)
      const edits = [name, ...used].flatMap((other) => importDirective(source, other).edits)
      const title = `Use the version of the specification that has @${name}`
      return [fix(title, distinctBy(edits, JSON.stringify)), removal]
    }
    const meant = closest(name, federationDirectives)
    const edits = meant ? entries.map(({ node }) => replaceNode(source, node, `"@${meant}"`)) : []
    return [fix(`Import @${meant}`, edits), removal]
  })
}

/** Joins two links to one specification. */
export function joinLinks({ named, message }: Report): Fix[] {
  return named.map((source) => {
    const [first, ...others] = source.links.filter(({ identity }) => message.endsWith(identity))
    const last = first?.imports.at(-1)
    const imported = new Set(first?.imports.map(({ name }) => name))
    const texts = others
      .flatMap(({ imports }) => imports.filter(({ name }) => !imported.has(name)))
      .map(({ node }) => textOf(source, node))
    return fix(`Keep one @link to ${first?.identity.replace(/.*\//, '')}`, [
      ...(last && texts.length > 0 ? [addAfter(source, last.node, texts.join(', '), ', ')] : []),
      ...others.map(({ node }) => remove(source, node)),
    ])
  })
}

/** Writes a version that exists into a link to a specification, or drops the link when nothing uses it. */
export function repairLink({ named }: Report, feature: string, version: string, why = ''): Fix[] {
  const url = `https://specs.apollo.dev/${feature}/${version}`
  return named.flatMap((source) => {
    const broken = source.links.filter(
      (link) =>
        /^https:\/\/specs\.apollo\.dev(?:\/|$)/.test(link.url) &&
        (link.identity.endsWith(`/${feature}`)
          ? !/\/v(?:[01]|2)\.\d$/.test(link.url) || link.url.endsWith('/v0.0')
          : !link.version),
    )
    const removed = broken.filter((link) => !isUsed(source, link)).map(({ node }) => remove(source, node))
    return [
      fix(`Link to ${feature}/${version}${why}`, setUrls(source, broken, url)),
      fix('Remove the link', removed),
    ]
  })
}

/** Whether other lines of a schema use what a link imports, or its name as a prefix. */
function isUsed({ applications }: SchemaSource, { imports, identity }: Link): boolean {
  const prefix = `${identity.replace(/.*\//, '')}__`
  const imported = new Set(imports.map(({ name, alias = name }) => alias.replace(/^@/, '')))
  return applications.some(({ node: { name } }) => imported.has(name.value) || name.value.startsWith(prefix))
}

function setUrls(source: SchemaSource, links: Link[], url: string): Edit[] {
  return links.flatMap((link) => {
    const value = argumentOf(link.node, 'url')?.value
    return value && link.url !== url ? [replaceNode(source, value, `"${url}"`)] : []
  })
}

/** Makes the subgraphs compose a directive alike: the same specification, name, and definition. */
export function composeAlike({ sources, named, message }: Report, first = ''): Fix[] {
  if (!/^Core feature|is not linked by the same/.test(message)) return [renameToDefault(named, first)]
  const linksIn = (source: SchemaSource) =>
    source.links.filter(
      ({ identity, imports }) =>
        identity === first || imports.some(({ name, alias = name }) => alias === first),
    )
  const urls = sources.flatMap((source) => linksIn(source).map(({ url }) => url))
  return [...new Set(urls)].map((url) =>
    fix(
      `Link to ${url} everywhere`,
      sources.flatMap((source) => setUrls(source, linksIn(source), url)),
    ),
  )
}

/** Writes a directive under its own name in every subgraph. */
export function renameToDefault(sources: SchemaSource[], directive: string): Fix {
  const edits = sources.flatMap((source) =>
    source.links
      .flatMap(({ imports }) => imports)
      .filter(({ name, alias = name }) => name === directive && alias !== name)
      .flatMap(({ node, alias = '' }) => {
        const local = alias.slice(1)
        const applied = source.applications.map((application) => application.node)
        const written = [...applied, ...(source.directives.get(local) ?? [])]
        const composed = composing(source, local).flatMap((one) => argumentOf(one.node, 'name')?.value ?? [])
        return [
          ...[node, ...composed].map((text) => replaceNode(source, text, `"${directive}"`)),
          ...written
            .filter(({ name }) => name.value === local)
            .map(({ name }) => replaceNode(source, name, directive.slice(1))),
        ]
      }),
  )
  return fix(`Import ${directive} under its own name everywhere`, edits)
}
