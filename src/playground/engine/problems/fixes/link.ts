import { Kind } from 'graphql'
import type { Report } from '../finder'
import { federationLink, linksOf } from '../links'
import { keysOf } from '../satisfiability'
import type { SchemaSource } from '../source'
import { plainText } from './align'
import { closest } from './closest'
import { addDefinition, removeDirective, replaceNode } from './edits'
import { fix, fixRule, spotsAt, type FixRule } from './fix-rule'
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
  fixRule(/Unknown type (\w+)$/, ([name], report) => [declareType(report, name)]),
  fixRule(/Unknown type (\w+)$/, ([name], { named, nodes }) =>
    named.flatMap((source) => {
      const meant = closest(name, [...source.types.keys(), 'ID', 'Int', 'Float', 'String', 'Boolean'])
      return [
        meant === undefined
          ? undefined
          : fix(
              `Change ${name} to ${meant}`,
              nodes.map((node) => replaceNode(source, node, meant)),
            ),
      ]
    }),
  ),
  fixRule(/Cannot import unknown element "@?(.*?)"/, ([name], { named }) =>
    named.flatMap((source) => {
      if (isFederationDirective(name)) {
        return [
          fix(`Use the version of the specification that has @${name}`, importDirective(source, name).edits),
        ]
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
  fixRule(/^The import name "@(\w+)" is imported with mismatched/, ([name], { named }) => [
    renameToDefault(named, name),
  ]),
]

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
      const value = node.arguments?.find(({ name }) => name.value === 'url')?.value
      return value ? [replaceNode(source, value, `"${url}"`)] : []
    }),
  )
}

/** Removes links to no version, beside another that is right. */
function withoutBrokenLink(source: SchemaSource) {
  const broken = linksOf(source).filter(
    ({ url, version }) => url.startsWith('https://specs.apollo.dev') && !version,
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
  const fields = key.split(/[\s,]+/).flatMap((field) => {
    const [spot] = spotsAt(origin, `${type}.${field}`)
    return spot?.kind === 'member' ? [`  ${plainText(origin, spot.node)}\n`] : []
  })
  const stub = `type ${type} @${name}(fields: "${key}", resolvable: false) {\n${fields.join('')}}`
  return fix(`Refer to ${type} of ${origin.name} by its key`, [addDefinition(source, stub), ...edits])
}
