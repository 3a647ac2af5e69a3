import { Kind, type ConstValueNode } from 'graphql'
import { composing, valueOf, type Report } from '../finder'
import { federationLink, isUsed, linksOf, type Link } from '../links'
import { keysOf } from '../satisfiability'
import type { Application, SchemaSource } from '../source'
import { memberText } from './align'
import { closest } from './closest'
import { addAfter, addDefinition, removeDirective, replaceNode, textOf } from './edits'
import { fix, fixRule, type FixRule } from './fix-rule'
import { federationDirectives, importDirective, isFederationDirective, setVersion } from './imports'

/** Fixes of links, imports, and names that nothing defines. */
export const linkingRules: FixRule[] = [
  fixRule(/Unknown directive "@(?:federation__)?(\w+)"/, ([name], { named }) =>
    isFederationDirective(name) ? named.map((source) => importMissing(source, name)) : [],
  ),
  fixRule(/Unknown directive "@(\w+)"/, ([name], report) =>
    report.named.map((source) => {
      const known = [...source.directives.keys(), ...federationDirectives, 'deprecated', 'specifiedBy']
      const meant = closest(name, known)
      if (meant === undefined && name !== 'link') return copyDirective(report.sources, source, name)
      if (meant === undefined || meant === name) return undefined
      const { name: local, edits } = isFederationDirective(meant)
        ? importDirective(source, meant)
        : { name: meant, edits: [] }
      const renames = source.applications
        .filter(({ node }) => node.name.value === name)
        .map(({ node }) => replaceNode(source, node.name, local))
      return fix(`Change @${name} to @${meant}`, [...renames, ...edits])
    }),
  ),
  fixRule(/Unknown type (\w+)$/, ([name], report) => {
    const fixes = report.named.flatMap((source) => {
      const meant = closest(name, [...source.types.keys(), 'ID', 'Int', 'Float', 'String', 'Boolean'])
      if (meant === undefined) return []
      return [
        fix(
          `Change ${name} to ${meant}`,
          report.nodes.map((node) => replaceNode(source, node, meant)),
        ),
      ]
    })
    const all = [declareType(report, name), ...fixes].filter(Boolean)
    if (all.length > 0) return all
    const text = name.endsWith('Set') ? `scalar ${name}` : `type ${name} {\n  id: ID!\n}`
    return [
      fix(
        `Define ${name}`,
        report.named.map((source) => addDefinition(source, text)),
      ),
    ]
  }),
  fixRule(/Cannot import unknown element "@?(.*?)"/, ([name], { named }) =>
    named.flatMap((source) => {
      if (isFederationDirective(name)) {
        const edits = importDirective(source, name).edits
        // What belongs to it may be used before it is imported, such as @context with @fromContext.
        const used = new Set(source.applications.map(({ node }) => node.name.value))
        for (const other of used)
          if (isFederationDirective(other)) edits.push(...importDirective(source, other).edits)
        const distinct = new Map(edits.map((found) => [JSON.stringify(found), found]))
        return [fix(`Use the version of the specification that has @${name}`, [...distinct.values()])]
      }
      const meant = closest(name, federationDirectives)
      const entry = federationLink(source)?.imports.find(
        (imported) => imported.name.replace(/^@/, '') === name,
      )
      return meant !== undefined && entry
        ? [fix(`Import @${meant}`, [replaceNode(source, entry.node, `"@${meant}"`)])]
        : []
    }),
  ),
  fixRule(
    /Invalid version (\S+) for the federation feature|of the form v1\.2\), got (\S+)|Invalid @link url/,
    (_, { named }) =>
      named.flatMap((source) => [linkToVersion(source, 'federation', 'v2.9'), withoutBrokenLink(source)]),
  ),
  fixRule(/uses unknown version \S+ of the (link|tag|inaccessible) spec/, ([name], { named }) =>
    named.map((source) => linkToVersion(source, name, name === 'link' ? 'v1.0' : 'v0.2')),
  ),
  fixRule(/Cannot use @key on interface/, (_, { named }) =>
    named.map((source) =>
      fix('Link to version 2.3, which has keys on interfaces', setVersion(source, 'v2.3')),
    ),
  ),
  fixRule(
    /^The import name "@(\w+)" is imported with mismatched|^Composed directive "@?(\w+)" has incompatible name/,
    ([name], { named }) => [renameToDefault(named, name)],
  ),
  fixRule(/matching directive definition for argument to @composeDirective "@(\w+)"/, ([name], report) =>
    report.named.flatMap((source) => [
      copyDirective(report.sources, source, name),
      ...[closest(name, source.directives.keys())].map((meant) =>
        fix(
          `Compose @${meant}`,
          meant === undefined
            ? []
            : composedNames(source, name).map((node) => replaceNode(source, node, `"@${meant}"`)),
        ),
      ),
    ]),
  ),
  fixRule(/^Directive "@(\w+)" has no shared locations/, ([name], { sources }) => {
    const defined = sources.flatMap((source) =>
      (source.directives.get(name) ?? []).map((node) => ({ source, node })),
    )
    const all = new Set(defined.flatMap(({ node }) => node.locations.map(({ value }) => value)))
    const edits = defined.flatMap(({ source, node }) => {
      const lacking = [...all].filter((place) => node.locations.every(({ value }) => value !== place))
      const last = node.locations.at(-1)
      return last && lacking.length > 0 ? [addAfter(source, last, `| ${lacking.join(' | ')}`, ' ')] : []
    })
    return [fix(`Allow @${name} on ${[...all].join(', ')} everywhere`, edits)]
  }),
  fixRule(/^Directive "@(\w+)" in subgraph ".*?" cannot be composed because/, ([name], { sources, named }) =>
    named.map((source) => {
      const url = urlImporting(sources, name) ?? `https://specs.example.com/${name}/v1.0`
      const [link] = linksOf(source)
      if (!link) return undefined
      return fix(`Link to a specification of @${name}`, [
        addAfter(source, link.node, `@link(url: "${url}", import: ["@${name}"])`, ' '),
      ])
    }),
  ),
  fixRule(/^Composed directive "@?(\w+)" is not linked by the same/, ([name], { sources }) => {
    const importing = sources.flatMap((source) =>
      linksOf(source).flatMap((link) =>
        link.imports.some((entry) => (entry.alias ?? entry.name) === `@${name}`) ? [{ source, link }] : [],
      ),
    )
    return linkAlike(importing)
  }),
  fixRule(/^Core feature "(.*?)" requested to be merged has major version/, ([identity], { sources }) =>
    linkAlike(
      sources.flatMap((source) =>
        linksOf(source).flatMap((link) => (link.identity === identity ? [{ source, link }] : [])),
      ),
    ),
  ),
]

/** One fix for each URL that links of several subgraphs should share. */
function linkAlike(links: { source: SchemaSource; link: Link }[]) {
  return [...new Set(links.map(({ link }) => link.url))].map((url) =>
    fix(
      `Link to ${url} everywhere`,
      links.flatMap(({ source, link }) => {
        const value = valueOf(link.node, 'url')
        return value && link.url !== url ? [replaceNode(source, value, `"${url}"`)] : []
      }),
    ),
  )
}

function urlImporting(sources: SchemaSource[], directive: string): string | undefined {
  return sources.flatMap(linksOf).find(({ imports }) => imports.some(({ name }) => name === `@${directive}`))
    ?.url
}

/** The names, as strings, under which a schema asks for a directive to be composed. */
function composedNames(source: SchemaSource, directive: string) {
  return composing(source, directive).flatMap(({ node }) => valueOf(node, 'name') ?? [])
}

/** Defines a directive as another subgraph does, or else for the places and values that it is applied with. */
function copyDirective(sources: SchemaSource[], source: SchemaSource, name: string) {
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

function importMissing(source: SchemaSource, directive: string) {
  const { edits } = importDirective(source, directive)
  const hasLink = federationLink(source) !== undefined
  return fix(hasLink ? `Import @${directive}` : `Link to Federation 2 and import @${directive}`, edits)
}

/** Writes the URL of a specification whose link names no version that exists. */
function linkToVersion(source: SchemaSource, feature: string, version: string) {
  const url = `https://specs.apollo.dev/${feature}/${version}`
  const broken = linksOf(source).filter(
    (link) =>
      /^https:\/\/specs\.apollo\.dev(?:\/|$)/.test(link.url) &&
      (link.identity.endsWith(`/${feature}`)
        ? !/\/v(?:[01]|2)\.\d$/.test(link.url) || link.url.endsWith('/v0.0')
        : !link.version),
  )
  return fix(
    `Link to ${feature}/${version}`,
    broken.flatMap(({ node }) => {
      const value = valueOf(node, 'url')
      return value ? [replaceNode(source, value, `"${url}"`)] : []
    }),
  )
}

/** Removes links to no version, beside another that is right. */
function withoutBrokenLink(source: SchemaSource) {
  const broken = linksOf(source).filter(
    (link) => link.url.startsWith('https://specs.apollo.dev') && !link.version && !isUsed(source, link),
  )
  return fix(
    'Remove the link',
    broken.map(({ node }) => removeDirective(source, node)),
  )
}

/** Writes a directive under its own name in every subgraph. */
function renameToDefault(sources: SchemaSource[], name: string) {
  return fix(
    `Import @${name} under its own name everywhere`,
    sources.flatMap((source) =>
      linksOf(source)
        .flatMap(({ imports }) => imports)
        .filter(
          (entry) => entry.name === `@${name}` && entry.alias !== undefined && entry.alias !== `@${name}`,
        )
        .flatMap((entry) => [
          replaceNode(source, entry.node, `"@${name}"`),
          ...source.applications
            .filter(({ node }) => `@${node.name.value}` === entry.alias)
            .map(({ node }) => replaceNode(source, node.name, name)),
          ...(source.directives.get(entry.alias?.slice(1) ?? '') ?? []).map((node) =>
            replaceNode(source, node.name, name),
          ),
          ...composedNames(source, entry.alias?.slice(1) ?? '').map((node) =>
            replaceNode(source, node, `"@${name}"`),
          ),
        ]),
    ),
  )
}

/** Declares what another subgraph defines: an entity by its key, an enum or scalar as it is. */
function declareType({ sources, named: [source] }: Report, type: string) {
  const origin = sources.find((other) => other !== source && other.types.has(type))
  const [node] = origin?.types.get(type) ?? []
  if (!source || !origin || !node) return undefined
  if (node.kind === Kind.SCALAR_TYPE_DEFINITION)
    return fix(`Declare ${type}`, [addDefinition(source, `scalar ${type}`)])
  const key = keysOf(origin, type).find((fields) => !/[{}]/.test(fields))
  if (key === undefined) return undefined
  const { name, edits } = importDirective(source, 'key')
  const fields = key.split(/[\s,]+/).map((field) => memberText([origin], `${type}.${field}`) ?? '')
  const stub = `type ${type} @${name}(fields: "${key}", resolvable: false) {\n  ${fields.join('\n  ')}\n}`
  return fix(`Refer to ${type} of ${origin.name} by its key`, [addDefinition(source, stub), ...edits])
}
