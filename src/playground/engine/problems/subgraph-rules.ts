import { applicationsOf, placeOf, placeOfWord, placesAt, placesNear, stringArgument } from './finder'
import { linksOf } from './links'
import { rule, type Rule } from './rule'
import { placesOfKey } from './satisfiability'
import { isExtension } from './source'
import {
  appliedOrNear,
  placesComposing,
  placesOfLinks,
  tabs,
  placesOfRoots,
  repeatedNames,
  placesOfInterface,
  placesOfName,
  placesOfArgument,
  firstWord,
} from './places'

/** Messages about one subgraph: what they name and where that stands. The first rule that matches counts. */
export const subgraphRules: Rule[] = [
  // Links
  rule(/Cannot import unknown element "(.*?)"/, ([name], { named }) =>
    named.flatMap((source) =>
      linksOf(source)
        .flatMap(({ imports }) => imports)
        .filter((entry) => entry.name === name)
        .map(({ node }) => placeOf(source, node)),
    ),
  ),
  rule(/Duplicate inclusion of feature (\S+)/, ([identity], { named }) =>
    placesOfLinks(named, (link) => link.identity === identity).slice(1),
  ),
  rule(/Invalid @link url '(.*?)'/, ([url], { named }) =>
    placesOfLinks(named, (link) => link.identity === url),
  ),
  rule(/Missing version in feature url '(.*?)'/, ([url], { named }) =>
    placesOfLinks(named, (link) => link.identity === url),
  ),
  rule(/of the form v1\.2\), got null/, (_, { named }) =>
    placesOfLinks(named, (link) => link.url.startsWith('https://specs.apollo.dev/') && !link.version),
  ),
  rule(/of the form v1\.2\), got (\S+)/, ([version], { named }) =>
    placesOfLinks(named, (link) => link.version === version),
  ),
  rule(/Invalid version (\S+) for the federation feature/, ([version], { named }) =>
    placesOfLinks(named, (link) => link.url.endsWith(`/federation/${version}`)),
  ),
  rule(/uses unknown version (\S+) of the (\S+) spec/, ([version, name], { named }) =>
    placesOfLinks(named, (link) => link.url.endsWith(`/${name}/${version}`)),
  ),
  rule(/@link (?:import|"name" field|"as" field)|Invalid import binding|of @link imports/, (_, { named }) =>
    placesOfLinks(named, (link) => (link.node.arguments?.length ?? 0) > 1),
  ),
  rule(/Directive "@(\w+)" in subgraph ".*?" cannot be composed/, ([name], { named }) =>
    placesComposing(named, name),
  ),
  // Names
  rule(/Invalid name _ for a subgraph/, (_, { named }) => tabs(named)),
  rule(/Name "(__\w+)" must not begin/, ([name], { named, namesSubgraphs, sources }) =>
    namesSubgraphs
      ? placesOfName(named, name)
      : tabs(sources.filter((source) => source.name.replace(/[^A-Z0-9]/gi, '_').startsWith('__'))),
  ),
  rule(/unknown type (\w+)$/, ([name], { named }) => placesOfRoots(named, ({ type }) => type === name)),
  rule(/All root types must be different, "(\w+)"/, ([name], { named }) =>
    placesOfRoots(named, ({ type }) => type === name),
  ),
  rule(/root type must be Object type.*cannot be (\w+)/, ([name], report) => {
    const roots = placesOfRoots(report.named, ({ type }) => type === name)
    return roots.length > 0 ? roots : placesNear(report.named, name)
  }),
  rule(/There can be only one (query|mutation|subscription) type/, ([operation], { named }) =>
    placesOfRoots(named, (root) => root.operation === operation).slice(1),
  ),
  rule(/has a type named "(\w+)" but it is not set as the (\w+) root/, ([type, operation], { named }) => [
    ...named.flatMap((source) =>
      (source.types.get(type) ?? [])
        .filter((node) => node.name.value === type)
        .map((node) => placeOf(source, node)),
    ),
    ...placesOfRoots(named, (root) => root.operation === operation),
  ]),
  rule(
    /^\[.*?\] Key @key\(.*\) on interface type "(\w+)" is missing on implementation type "(\w+)"/,
    ([on, type], { message, named }) => {
      const [, key] = /@key\(fields: "([^]*)"\) on interface/.exec(message) ?? []
      return named.flatMap((source) => [...placesNear([source], type), ...placesOfKey(source, on, key)])
    },
  ),
  rule(/only one schema definition/, (_, { named }) =>
    named.flatMap((source) =>
      source.schemaNodes
        .filter((node) => !isExtension(node))
        .slice(1)
        .map((node) => firstWord(source, node, 'schema')),
    ),
  ),
  // What is there twice
  rule(/There can be only one type named "(\w+)"/, ([name], { named }) =>
    named.flatMap((source) =>
      (source.types.get(name) ?? [])
        .filter((node) => !isExtension(node))
        .slice(1)
        .map((node) => placeOf(source, node)),
    ),
  ),
  rule(/There can be only one directive named "@(\w+)"/, ([name], { named }) =>
    named.flatMap((source) => {
      const nodes = source.directives.get(name) ?? []
      return nodes.slice(nodes.length > 1 ? 1 : 0).map((node) => placeOf(source, node))
    }),
  ),
  rule(/(?:Field|Enum value|Argument) "(.*?)" can only be defined once/, ([coordinate], { named }) => {
    const places = placesAt(named, coordinate)
    return places.length > 1 ? places.slice(1) : places
  }),
  rule(/The directive "@(\w+)" can only be used once/, ([name], { named }) =>
    named.flatMap((source) => {
      const applications = applicationsOf(source, name)
      return applications
        .filter(({ on }, index) => applications.findIndex((other) => other.on.node === on.node) < index)
        .map(({ node }) => placeOf(source, node))
    }),
  ),
  rule(/There can be only one (?:argument|input field) named "(\w+)"/, ([name], { named }) =>
    named.flatMap((source) =>
      source.applications.flatMap(({ node }) =>
        repeatedNames(node, name).map((repeated) => placeOf(source, repeated)),
      ),
    ),
  ),
  // Types
  rule(/Cannot implement non-interface type (\w+)/, ([name], { named }) => placesOfInterface(named, name)),
  rule(
    /Type (\w+) (?:must only implement Interface types, it cannot|can only) implement (\w+)/,
    ([type, name], r) => placesOfInterface(r.named, name, type).slice(-1),
  ),
  rule(/Type (\w+) cannot implement (?:itself|(\w+))/, ([type, name], { named }) =>
    placesOfInterface(named, name || type, type),
  ),
  rule(/Type (\w+) must implement (\w+)/, ([type], { named }) => placesNear(named, type)),
  rule(
    /Union type (\w+) can only include (?:type (\w+) once|Object types, it cannot include (\w+))/,
    (found, r) => {
      const [union, twice, other] = found
      const places = r.named.flatMap((source) =>
        (source.types.get(union) ?? [])
          .flatMap((node) => ('types' in node ? (node.types ?? []) : []))
          .filter((type) => type.name.value === (twice || other))
          .map((type) => placeOf(source, type)),
      )
      return twice ? places.slice(1) : places
    },
  ),
  rule(/Interface field (\w+)\.\w+ expected but (\w+) does not provide/, ([, type], { named }) =>
    placesNear(named, type),
  ),
  rule(/Interface field argument \S+ expected but (\S+) does not provide/, ([field], { named }) =>
    placesNear(named, field),
  ),
  rule(/Interface field (?:argument )?(\S+) expects type .*? but (\S+) (?:of|is) type/, ([on, own], report) =>
    report.named.flatMap((source) => [...placesNear([source], own), ...placesAt([source], on)]),
  ),
  rule(/Object field (\S+) includes required argument (\w+)/, ([field, argument], { named }) =>
    placesNear(named, `${field}(${argument}:)`),
  ),
  rule(/Cannot reference Input Object "(\w+)".*"(\w+)/, ([type, field], { named }) =>
    placesNear(named, `${type}.${field}`),
  ),
  rule(
    /Invalid default value .* provided for (?:argument|input field) (\S+) of type/,
    ([coordinate], { named }) => placesNear(named, coordinate),
  ),
  // Directives of the federation specification
  rule(
    /Invalid use of @(\w+) on (?:field|interface object|interface) "(.*?)"/,
    ([directive, on], { named }) => appliedOrNear(named, directive, on),
  ),
  rule(/@cost cannot be applied to interface "(.*?)"(?: argument "(\w+)")?/, ([on, argument], { named }) =>
    appliedOrNear(named, 'cost', argument ? `${on}(${argument}:)` : on),
  ),
  rule(/"(\S+)" references "(\w+)" \w+ in @listSize/, ([on, word], { named }) =>
    named.flatMap((source) =>
      applicationsOf(source, 'listSize', on).map(({ node }) => placeOfWord(source, node, word)),
    ),
  ),
  rule(/"(\S+)" (?:has|is) .*@listSize/, ([on], { named }) => appliedOrNear(named, 'listSize', on)),
  rule(/value of @listSize\((\w+):\)/, ([argument], { named }) =>
    placesOfArgument(named, 'listSize', argument),
  ),
  rule(/"@cost\(weight:\)"/, (_, { named }) => placesOfArgument(named, 'cost', 'weight')),
  rule(/Field "(\S+)" is marked @external but is not used/, ([field], { named }) =>
    appliedOrNear(named, 'external', field),
  ),
  rule(
    /On (?:type|field) "(\S+?)", for @(\w+)\((?:.*): field "(\S+?)" should not be part/,
    (found, { named }) => {
      const [on, directive, field] = found
      return named.flatMap((source) => [
        ...placesAt([source], field),
        ...applicationsOf(source, directive, on).map(({ node }) =>
          placeOfWord(source, node, field.replace(/.*\./, '')),
        ),
      ])
    },
  ),
  rule(/@fromContext argument does not reference a context "([^]*)"/, ([selection], { named }) =>
    named.flatMap((source) =>
      applicationsOf(source, 'fromContext')
        .filter(({ node }) => stringArgument(node, 'field') === selection)
        .map(({ node }) => placeOf(source, node)),
    ),
  ),
  rule(/field implementing an interface field "\w+\.(\w+)"/, ([field], { named }) =>
    named.flatMap((source) =>
      applicationsOf(source, 'fromContext')
        .filter(({ on }) => on.kind === 'argument' && on.field.name.value === field)
        .map(({ node }) => placeOf(source, node)),
    ),
  ),
  rule(/@fromContext argument.* "(@?\w+(?:\.\w+)?\(\w+:\))"/, ([on], { named }) =>
    appliedOrNear(named, 'fromContext', on),
  ),
  rule(/Context "\w+" is used (?:at location|in) "(\S+)"/, ([on], { named }) =>
    appliedOrNear(named, 'fromContext', on),
  ),
  rule(
    /@interfaceObject directive can only be applied to entity types but type "(\w+)"/,
    ([type], { named }) => appliedOrNear(named, 'interfaceObject', type),
  ),
  rule(/Invalid @override label ".*?" on field "(\S+?)"/, ([field], { named }) =>
    appliedOrNear(named, 'override', field),
  ),
  rule(/^\[.*?\] @override cannot be used on field "(\S+?)"/, ([field], { named }) =>
    appliedOrNear(named, 'override', field),
  ),
]
