import { Kind, type ConstValueNode } from 'graphql'
import type { Edit, Fix } from '@/playground/engine/messages'
import { composing, valueOf, type Report } from '../finder'
import { federationLink, isUsed, linksOf, type Link } from '../links'
import { keysOf } from '../satisfiability'
import type { Application, SchemaSource } from '../source'
import { memberText } from './align'
import { closest } from './closest'
import { addAfter, addDefinition, fix, replaceNode, textOf } from './edits'
import { federationDirectives, importDirective, isFederationDirective } from './imports'
import { remove } from './remove'

/** Imports a directive that nothing defines, or defines it, or writes the name that was meant. */
export function unknownDirective(report: Report, directive: string): (Fix | undefined)[] {
  const name = directive.replace(/^@(?:federation__)?/, '')
  return report.named.map((source) => {
    if (isFederationDirective(name)) {
      const title = federationLink(source) ? `Import @${name}` : `Link to Federation 2 and import @${name}`
      return fix(title, importDirective(source, name).edits)
    }
    const known = [...source.directives.keys(), ...federationDirectives, 'deprecated', 'specifiedBy']
    const meant = closest(name, known)
    if (meant === undefined)
      return name === 'link' ? undefined : defineDirective(report.sources, source, name)
    const { name: local, edits } = isFederationDirective(meant)
      ? importDirective(source, meant)
      : { name: meant, edits: [] }
    const renames = source.applications
      .filter(({ node }) => node.name.value === name)
      .map(({ node }) => replaceNode(source, node.name, local))
    return fix(`Change @${name} to @${meant}`, [...renames, ...edits])
  })
}

/** Declares a type of another subgraph, or writes the name that was meant, or else defines it. */
export function unknownType(report: Report, name: string): (Fix | undefined)[] {
  const fixes = report.named.flatMap((source) => {
    const meant = closest(name, [...source.types.keys(), 'ID', 'Int', 'Float', 'String', 'Boolean'])
    const edits = meant === undefined ? [] : report.nodes.map((node) => replaceNode(source, node, meant))
    return [declareType(report, source, name), fix(`Change ${name} to ${meant}`, edits)]
  })
  if (fixes.some(Boolean)) return fixes
  const text = name.endsWith('Set') ? `scalar ${name}` : `type ${name} {\n  id: ID!\n}`
  return report.named.map((source) => fix(`Define ${name}`, [addDefinition(source, text)]))
}

/** Declares what another subgraph defines: an entity by its key, a scalar as it is. */
function declareType({ sources }: Report, source: SchemaSource, type: string): Fix | undefined {
  const origin = sources.find((other) => other !== source && other.types.has(type))
  const [node] = origin?.types.get(type) ?? []
  if (!origin || !node) return undefined
  if (node.kind === Kind.SCALAR_TYPE_DEFINITION)
    return fix(`Declare ${type}`, [addDefinition(source, `scalar ${type}`)])
  const key = keysOf(origin, type).find((fields) => !/[{}]/.test(fields))
  if (key === undefined) return undefined
  const { name, edits } = importDirective(source, 'key')
  const fields = key.split(/[\s,]+/).map((field) => memberText([origin], `${type}.${field}`) ?? '')
  const stub = `type ${type} @${name}(fields: "${key}", resolvable: false) {\n  ${fields.join('\n  ')}\n}`
  return fix(`Refer to ${type} of ${origin.name} by its key`, [addDefinition(source, stub), ...edits])
}

/** Imports what was meant, or raises the version to one that has it, or drops the import. */
export function unknownImport({ named }: Report, element: string): (Fix | undefined)[] {
  const name = element.replace('@', '')
  return named.flatMap((source) => {
    const entries = linksOf(source)
      .flatMap(({ imports }) => imports)
      .filter((entry) => entry.name === element)
    const dropped = fix(
      `Remove the import of ${element}`,
      entries.map(({ node }) => remove(source, node)),
    )
    if (isFederationDirective(name)) {
      // What belongs to it may be used before it is imported, such as @context with @fromContext.
      const used = source.applications.map(({ node }) => node.name.value).filter(isFederationDirective)
      const edits = [name, ...used].flatMap((other) => importDirective(source, other).edits)
      const distinct = new Map(edits.map((found) => [JSON.stringify(found), found]))
      return [fix(`Use the version of the specification that has @${name}`, [...distinct.values()]), dropped]
    }
    const meant = closest(name, federationDirectives)
    const edits = entries.map(({ node }) => replaceNode(source, node, `"@${meant}"`))
    return [meant === undefined ? undefined : fix(`Import @${meant}`, edits), dropped]
  })
}

/** Joins two links to one specification. */
export function joinLinks({ named, message }: Report): (Fix | undefined)[] {
  return named.map((source) => {
    const [first, ...others] = linksOf(source).filter(({ identity }) => message.endsWith(identity))
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
export function repairLink({ named }: Report, feature: string, version: string): (Fix | undefined)[] {
  const url = `https://specs.apollo.dev/${feature}/${version}`
  return named.flatMap((source) => {
    const broken = linksOf(source).filter(
      (link) =>
        /^https:\/\/specs\.apollo\.dev(?:\/|$)/.test(link.url) &&
        (link.identity.endsWith(`/${feature}`)
          ? !/\/v(?:[01]|2)\.\d$/.test(link.url) || link.url.endsWith('/v0.0')
          : !link.version),
    )
    const unused = broken.filter((link) => !link.version && !isUsed(source, link))
    return [
      fix(`Link to ${feature}/${version}`, setUrls(source, broken, url)),
      fix(
        'Remove the link',
        unused.map(({ node }) => remove(source, node)),
      ),
    ]
  })
}

function setUrls(source: SchemaSource, links: Link[], url: string): Edit[] {
  return links.flatMap((link) => {
    const value = valueOf(link.node, 'url')
    return value && link.url !== url ? [replaceNode(source, value, `"${url}"`)] : []
  })
}

/** Makes the subgraphs compose a directive alike: the same specification, name, and definition. */
export function composeAlike(report: Report): (Fix | undefined)[] {
  const { sources, named, on } = report
  const [first = ''] = on
  const name = first.replace('@', '')
  if (/^Core feature|is not linked by the same/.test(report.message)) {
    const linksIn = (source: SchemaSource) =>
      linksOf(source).filter(
        ({ identity, imports }) =>
          identity === first || imports.some((entry) => (entry.alias ?? entry.name) === `@${name}`),
      )
    const urls = sources.flatMap((source) => linksIn(source).map(({ url }) => url))
    return [...new Set(urls)].map((url) =>
      fix(
        `Link to ${url} everywhere`,
        sources.flatMap((source) => setUrls(source, linksIn(source), url)),
      ),
    )
  }
  if (report.message.includes('name')) return [renameToDefault(named, name)]
  if (report.message.startsWith('Could not find'))
    return named.map((source) => defineDirective(sources, source, name))
  return named.map((source) => {
    const known = sources
      .flatMap(linksOf)
      .find(({ imports }) => imports.some((entry) => entry.name === `@${name}`))
    const url = known?.url ?? `https://specs.example.com/${name}/v1.0`
    const [link] = linksOf(source)
    if (!link) return undefined
    return fix(`Link to a specification of @${name}`, [
      addAfter(source, link.node, `@link(url: "${url}", import: ["@${name}"])`, ' '),
    ])
  })
}

/** Writes a directive under its own name in every subgraph. */
export function renameToDefault(sources: SchemaSource[], name: string): Fix | undefined {
  const edits = sources.flatMap((source) =>
    linksOf(source)
      .flatMap(({ imports }) => imports)
      .filter(({ name: own, alias }) => own === `@${name}` && alias !== undefined && alias !== own)
      .flatMap(({ node, alias = '' }) => {
        const local = alias.slice(1)
        const named = [
          ...source.applications.map((application) => application.node),
          ...(source.directives.get(local) ?? []),
        ].filter((one) => one.name.value === local)
        const composed = composing(source, local).flatMap(
          (application) => valueOf(application.node, 'name') ?? [],
        )
        return [
          ...[node, ...composed].map((text) => replaceNode(source, text, `"@${name}"`)),
          ...named.map((one) => replaceNode(source, one.name, name)),
        ]
      }),
  )
  return fix(`Import @${name} under its own name everywhere`, edits)
}

/** Allows a directive everywhere where any subgraph allows it. */
export function shareLocations({ sources }: Report, directive: string): Fix | undefined {
  const name = directive.replace('@', '')
  const defined = sources.flatMap((source) =>
    (source.directives.get(name) ?? []).map((node) => ({ source, node })),
  )
  const all = new Set(defined.flatMap(({ node }) => node.locations.map(({ value }) => value)))
  const edits = defined.flatMap(({ source, node }) => {
    const lacking = [...all].filter((place) => node.locations.every(({ value }) => value !== place))
    const last = node.locations.at(-1)
    return last && lacking.length > 0 ? [addAfter(source, last, `| ${lacking.join(' | ')}`, ' ')] : []
  })
  return fix(`Allow @${name} on ${[...all].join(', ')} everywhere`, edits)
}

/** Defines a directive as another subgraph does, or else for the places and values that it is applied with. */
function defineDirective(sources: SchemaSource[], source: SchemaSource, name: string): Fix | undefined {
  const [origin] = sources.flatMap((other) =>
    (other.directives.get(name) ?? []).map((node) => textOf(other, node)),
  )
  const used = source.applications.filter(({ node }) => node.name.value === name)
  const places = [...new Set(used.map(locationOf))].join(' | ') || 'FIELD_DEFINITION'
  const given = used.flatMap(({ node }) => node.arguments ?? [])
  const types = new Map(given.map(({ name: argument, value }) => [argument.value, typeOfValue(value)]))
  const list = Array.from(types, ([argument, type]) => `${argument}: ${type}`).join(', ')
  const text = origin ?? `directive @${name}${list && `(${list})`} on ${places}`
  return fix(`Define @${name}`, [addDefinition(source, text)])
}

/** The location of a directive as its definition lists it, such as INPUT_FIELD_DEFINITION. */
function locationOf({ on: { kind, node } }: Application): string {
  if (kind.endsWith('argument')) return 'ARGUMENT_DEFINITION'
  return node.kind
    .replace('InputValue', 'InputField')
    .replace(/Type(?:Definition|Extension)$|(?<=^EnumValue|^Schema)(?:Definition|Extension)$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toUpperCase()
}

function typeOfValue(value: ConstValueNode): string {
  if (value.kind === Kind.LIST) return `[${value.values[0] ? typeOfValue(value.values[0]) : 'String'}]`
  return value.kind.replace(/Value$/, '')
}
