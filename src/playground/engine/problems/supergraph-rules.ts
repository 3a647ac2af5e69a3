import { findSpots, readCoordinate } from './coordinate'
import { applicationsOf, placeOf, placesApplied, placesAt, placesNear, type Report } from './finder'
import { federationLink, linksOf } from './links'
import { rule, type Rule } from './rule'
import { placesOfKey } from './satisfiability'
import type { SchemaSource } from './source'
import { appliedOrNear, placesComposing, placesOfLinks } from './places'

const authDirectives = ['authenticated', 'requiresScopes', 'policy']

/** Messages about what subgraphs say together. The first rule that matches counts. */
export const supergraphRules: Rule[] = [
  // The graph as a whole
  rule(/^No queries found/, (_, { sources: [source] }) => {
    const [line = ''] = source?.sdl.split('\n', 1) ?? []
    return source ? [{ subgraph: source.name, range: { from: 0, to: line.trimEnd().length } }] : []
  }),
  rule(/root level subscription object cannot be marked as shareable/, (_, { sources }) =>
    sources.flatMap((source) => {
      const subscription = new Set<unknown>(source.types.get('Subscription'))
      const marked = applicationsOf(source, 'shareable')
        .filter(({ on }) => subscription.has('type' in on ? on.type : on.node))
        .map(({ node }) => placeOf(source, node))
      // Fields of a Federation 1 schema are shareable without a mark.
      return marked.length > 0 || federationLink(source) ? marked : placesAt([source], 'Subscription')
    }),
  ),
  // Links and composed directives
  rule(/^Core feature "(.*?)" requested/, ([identity], { sources }) =>
    placesOfLinks(sources, (link) => link.identity === identity),
  ),
  rule(/^Composed directive "@?(\w+)" is not linked by the same/, ([name], { sources }) =>
    sources.flatMap((source) => {
      const places = placesImporting([source], name)
      return places.length > 0 ? places : placesComposing([source], name)
    }),
  ),
  rule(/^Composed directive "@?(\w+)" has incompatible name/, ([name], { message, named }) =>
    named.flatMap((source) => {
      const local = new RegExp(`name "@?(\\w+)" in subgraphs? [^"]*"${escape(source.name)}"`).exec(
        message,
      )?.[1]
      const places = placesImporting([source], name)
      return places.length > 0 ? places : placesComposing([source], local ?? name)
    }),
  ),
  rule(/^The import name "(.*?)" is imported with mismatched name/, ([name], { named }) =>
    placesImporting(named, name.replace(/^@/, '')),
  ),
  rule(/^Directive "@(\w+)" has no shared locations/, ([name], { sources }) => placesAt(sources, `@${name}`)),
  // Types and fields that differ
  rule(/^Enum type "(\w+)" is used as both .*but value "(\w+)" is not defined/, ([type, value], { named }) =>
    placesNear(named, `${type}.${value}`),
  ),
  rule(
    /^Interface field "(\S+)" is declared in .* but type "(\w+)".* in subgraph "(.*?)" does not/,
    (found, { named }) => {
      const [field, type, lacking] = found
      return named.flatMap((source) => [
        ...(source.name === lacking ? placesNear([source], type) : []),
        ...placesAt([source], field),
      ])
    },
  ),
  rule(
    /^Interface field (\S+) expects type .* but (\S+) of type .* proper subtype/,
    ([on, own], { sources }) => [...placesAt(sources, own), ...placesAt(sources, on)],
  ),
  rule(
    /Interface type "(\w+)" has a resolvable key \(@key\(fields: "([^]*?)"\)\)/,
    ([type, key], { named }) => named.flatMap((source) => placesOfKey(source, type, key)),
  ),
  rule(/^Type "(\w+)" is declared with @interfaceObject in all/, ([type], { sources }) =>
    placesApplied(sources, 'interfaceObject', type),
  ),
  rule(
    /^Type of argument "(\S+)" is incompatible|^Argument "(\S+)" has incompatible default/,
    (found, { named }) => placesNear(named, found[0] || found[1]),
  ),
  rule(/argument "(\S+\))" is declared in|^Argument "(\S+)" is required in some/, (found, { named }) =>
    placesNear(named, found[0] || found[1]),
  ),
  rule(/^Argument "(\S+)" is contextual in at least one/, ([argument], { sources }) =>
    placesAt(sources, argument),
  ),
  rule(/slicingArguments:\) on field "(\S+)" were disregarded/, ([field], { sources }) =>
    placesApplied(sources, 'listSize', field),
  ),
  // Directives that contradict each other across subgraphs
  rule(/^Field "(\S+)" on subgraph ".*?" is also marked with directive @override/, ([field], { named }) =>
    appliedOrNear(named, 'override', field),
  ),
  rule(
    /^@override with label .* on field "(\S+)" on subgraph "(.*?)" since/,
    ([field, overriding], { named }) =>
      named.flatMap((source) =>
        appliedOrNear([source], source.name === overriding ? 'override' : 'requires', field),
      ),
  ),
  rule(/is marked @external on all the subgraphs/, (_, report) => {
    const coordinate = /"(\S+?)"/.exec(report.message)?.[1] ?? ''
    return appliedOrNear(report.named, 'external', coordinate)
  }),
  rule(
    /^\[.*?\] Field "(\S+)" does not specify necessary .*(?:transitive (?:field|type) "(\S+)")?/,
    (_, report) => {
      const [, field = ''] = /Field "(\S+)"/.exec(report.message) ?? []
      const [, guarded = ''] = /transitive (?:field|type) "(\S+)"/.exec(report.message) ?? []
      return [
        ...placesNear(report.named, field),
        ...authDirectives.flatMap((directive) => placesApplied(report.sources, directive, guarded)),
      ]
    },
  ),
  // What must be visible
  rule(/^Enum value "(\S+)" is @inaccessible .* default value of "(\S+)"/, ([value, on], { sources }) => [
    ...sources.flatMap((source) => (hasDefault(source, on) ? placesAt([source], on) : [])),
    ...placesInaccessible(sources, value, value.replace(/\..*/, '')),
  ]),
  rule(/^Type "(\w+)" is @inaccessible but is referenced by "(\S+)"/, ([type, on], { sources }) => [
    ...placesAt(sources, on),
    ...placesInaccessible(sources, type),
  ]),
  rule(/^(?:Argument|Input field) "(\S+)" is @inaccessible but is a required/, ([on], { sources }) =>
    placesInaccessible(sources, on),
  ),
  rule(/^Field "(\S+)" is @inaccessible but implements/, ([on], { sources }) =>
    placesInaccessible(sources, on, on.replace(/\..*/, '')),
  ),
  rule(/^Type "(\w+)" is in the API schema but all of its/, ([type], { sources }) => placesAt(sources, type)),
]

/** Gives the import entries of a directive in a schema's links. */
function placesImporting(sources: SchemaSource[], directive: string) {
  return sources.flatMap((source) =>
    linksOf(source)
      .flatMap(({ imports }) => imports)
      .filter(({ name, alias }) => name === `@${directive}` || alias === `@${directive}`)
      .map(({ node }) => placeOf(source, node)),
  )
}

function placesInaccessible(sources: Report['sources'], ...coordinates: string[]) {
  return coordinates
    .map((coordinate) => placesApplied(sources, 'inaccessible', coordinate))
    .reduce((found, places) => (found.length > 0 ? found : places))
}

function hasDefault(source: SchemaSource, text: string): boolean {
  const coordinate = readCoordinate(text)
  if (!coordinate) return false
  return findSpots(source, coordinate).some(
    ({ node }) => 'defaultValue' in node && node.defaultValue !== undefined,
  )
}

function escape(text: string): string {
  return text.replace(/\W/g, '\\$&')
}
