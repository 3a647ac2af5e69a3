import { visit, type ASTNode } from 'graphql'
import type { Place } from '../messages'
import {
  appliedOrNear,
  applicationsOf,
  authorizing,
  composing,
  placeOf,
  placeOfWord,
  placesApplied,
  placesAt,
  placesNear,
  placesOfLinks,
  placesOfName,
  referencesTo,
  rootsOf,
  spotsAt,
  stringArgument,
  type Report,
} from './finder'
import { federationLink, linksOf } from './links'
import { placesOfKey, satisfiabilityRule } from './satisfiability'
import { isExtension, type SchemaSource } from './source'
import { wrongArguments } from './wrong-arguments'

/** Gives the places of a message that it knows, and nothing for any other. */
export type Rule = (report: Report) => Place[] | undefined

type Locate = (source: SchemaSource, groups: [string, string, string], report: Report) => Place[]

/** Makes a rule of a message's shape and of what it points to in each subgraph that it names. Groups that did not take part are left out. */
function rule(shape: RegExp, locate: Locate, among: 'named' | 'sources' = 'named'): Rule {
  return (report) => {
    const match = shape.exec(report.message)
    if (!match) return undefined
    const [first = '', second = '', third = ''] = match.slice(1).filter((group) => group !== undefined)
    return report[among].flatMap((source) => locate(source, [first, second, third], report))
  }
}

/** The same, in all subgraphs. */
const ruleOfAll = (shape: RegExp, locate: Locate) => rule(shape, locate, 'sources')

/**
 * Messages whose places are not simply the first coordinate in them, or that show more than one. The first rule that
 * matches counts.
 */
export const placeRules: Rule[] = [
  satisfiabilityRule,
  // The graph as a whole
  ruleOfAll(/^No queries found/, ({ name, sdl }, _, { sources }) => {
    if (name !== sources[0]?.name) return []
    const [line = ''] = sdl.split('\n', 1)
    return [{ subgraph: name, range: { from: 0, to: line.trimEnd().length } }]
  }),
  ruleOfAll(/root level subscription object cannot be marked as shareable/, (source) => {
    const subscription = new Set<unknown>(source.types.get('Subscription'))
    const marked = applicationsOf(source, 'shareable')
      .filter(({ on }) => subscription.has('type' in on ? on.type : on.node))
      .map(({ node }) => placeOf(source, node))
    // Fields of a Federation 1 schema are shareable without a mark.
    return marked.length > 0 || federationLink(source) ? marked : placesAt(source, 'Subscription')
  }),
  // Links and composed directives
  ruleOfAll(/^Core feature "(.*?)" requested/, (source, [identity]) =>
    placesOfLinks(source, (link) => link.identity === identity),
  ),
  ruleOfAll(/^Composed directive "@?(\w+)" is not linked by the same/, (source, [name]) =>
    firstFound(placesImporting(source, name), placesComposing(source, name)),
  ),
  rule(/^Composed directive "@?(\w+)" has incompatible name/, (source, [name], { message }) => {
    const quoted = source.name.replace(/\W/g, '\\$&')
    const local = new RegExp(`name "@?(\\w+)" in subgraphs? [^"]*"${quoted}"`).exec(message)?.[1]
    return firstFound(placesImporting(source, name), placesComposing(source, local ?? name))
  }),
  rule(/^The import name "@?(.*?)" is imported with mismatched name/, (source, [name]) =>
    placesImporting(source, name),
  ),
  rule(/Cannot import unknown element "(.*?)"/, (source, [name]) =>
    linksOf(source)
      .flatMap(({ imports }) => imports)
      .filter((entry) => entry.name === name)
      .map(({ node }) => placeOf(source, node)),
  ),
  rule(/Duplicate inclusion of feature (\S+)/, (source, [identity]) =>
    placesOfLinks(source, (link) => link.identity === identity).slice(1),
  ),
  rule(/Invalid @link url '(.*?)'|Missing version in feature url '(.*?)'/, (source, [url]) =>
    placesOfLinks(source, (link) => link.identity === url),
  ),
  rule(/of the form v1\.2\), got null/, (source) =>
    placesOfLinks(source, (link) => link.url.startsWith('https://specs.apollo.dev/') && !link.version),
  ),
  rule(/of the form v1\.2\), got (\S+)/, (source, [version]) =>
    placesOfLinks(source, (link) => link.version === version),
  ),
  rule(/Invalid version (\S+) for the (federation) feature/, placesOfVersion),
  rule(/uses unknown version (\S+) of the (\S+) spec/, placesOfVersion),
  rule(/@link (?:import|"name" field|"as" field)|Invalid import binding|of @link imports/, (source) =>
    placesOfLinks(source, (link) => (link.node.arguments?.length ?? 0) > 1),
  ),
  rule(/Directive "@(\w+)" in subgraph ".*?" cannot be composed/, (source, [name]) =>
    placesComposing(source, name),
  ),
  // Names
  rule(/Name "(__\w+)" must not begin/, (source, [name], { namesSubgraphs }) => {
    if (namesSubgraphs) return placesOfName(source, name)
    return source.name.replace(/[^A-Z0-9]/gi, '_').startsWith('__') ? [{ subgraph: source.name }] : []
  }),
  rule(/unknown type (\w+)$/, (source, [name]) => placesOfRoots(source, ({ type }) => type === name)),
  rule(/There can be only one (query|mutation|subscription) type/, (source, [wanted]) =>
    placesOfRoots(source, ({ operation }) => operation === wanted).slice(1),
  ),
  rule(/has a type named "(\w+)" but it is not set as the (\w+) root/, (source, [type, wanted]) => [
    ...(source.types.get(type) ?? [])
      .filter((node) => node.name.value === type)
      .map((node) => placeOf(source, node)),
    ...placesOfRoots(source, ({ operation }) => operation === wanted),
  ]),
  rule(/only one schema definition/, (source) =>
    source.schemaNodes
      .filter((node) => !isExtension(node))
      .slice(1)
      .map((node) => {
        const from = source.sdl.indexOf('schema', node.loc?.start)
        return { subgraph: source.name, range: { from, to: from + 'schema'.length } }
      }),
  ),
  // What is there twice
  rule(/There can be only one type named "(\w+)"/, (source, [name]) =>
    (source.types.get(name) ?? [])
      .filter((node) => !isExtension(node))
      .slice(1)
      .map((node) => placeOf(source, node)),
  ),
  rule(/There can be only one directive named "(@\w+)"/, (source, [name]) =>
    withoutFirst(placesAt(source, name)),
  ),
  rule(/(?:Field|Enum value|Argument) "(.*?)" can only be defined once/, (source, [coordinate]) =>
    withoutFirst(placesAt(source, coordinate)),
  ),
  rule(/There can be only one (?:argument|input field) named "(\w+)"/, (source, [name]) =>
    source.applications.flatMap(({ node }) =>
      repeatedNames(node, name).map((repeated) => placeOf(source, repeated)),
    ),
  ),
  // Types
  rule(/Cannot implement non-interface type (\w+)/, (source, [name]) =>
    [...source.types.values()].flat().flatMap((node) => placesOfInterface(source, node, name)),
  ),
  rule(/Type (\w+) cannot implement (?:itself|(\w+))/, (source, [type, name]) =>
    (source.types.get(type) ?? []).flatMap((node) => placesOfInterface(source, node, name || type)),
  ),
  rule(/Union type (\w+) can only include Object types, it cannot include (\w+)/, (source, [union, type]) =>
    (source.types.get(union) ?? [])
      .flatMap((node) => referencesTo(source, type, node))
      .map((node) => placeOf(source, node)),
  ),
  rule(
    /Interface field (\w+)\.\w+ expected but (\w+) does not provide|argument (\S+) expected but (\S+) does not provide/,
    (source, [, own]) => placesNear(source, own),
  ),
  rule(
    /Interface field (?:argument )?(\S+) expects type .*? but (\S+) (?:of|is) type/,
    (source, [on, own]) => [...placesNear(source, own), ...placesAt(source, on)],
  ),
  rule(/Object field (\S+) includes required argument (\w+)/, (source, [field, argument]) =>
    placesNear(source, `${field}(${argument}:)`),
  ),
  rule(/Cannot reference Input Object "(\w+)".*"(\w+)/, (source, [type, field]) =>
    placesNear(source, `${type}.${field}`),
  ),
  rule(/^Enum type "(\w+)" is used as both .*but value "(\w+)" is not defined/, (source, [type, value]) =>
    placesNear(source, `${type}.${value}`),
  ),
  rule(
    /^Interface field "(\S+)" is declared in .* but type "(\w+)".* in subgraph "(.*?)" does not/,
    (source, [field, type, lacking]) => [
      ...(source.name === lacking ? placesNear(source, type) : []),
      ...placesAt(source, field),
    ],
  ),
  rule(/argument "(\S+\))" is declared in|^Argument "(\S+)" is required in some/, (source, [argument]) =>
    placesNear(source, argument),
  ),
  // Keys and field sets
  rule(
    /^\[.*?\] Key @key\(fields: "([^]*)"\) on interface type "(\w+)" is missing on implementation type "(\w+)"/,
    (source, [key, on, type]) => [...placesNear(source, type), ...placesOfKey(source, on, key)],
  ),
  rule(/Interface type "(\w+)" has a resolvable key \(@key\(fields: "([^]*?)"\)\)/, (source, [type, key]) =>
    placesOfKey(source, type, key),
  ),
  rule(
    /On (?:type|field) "(\S+?)", for @(\w+)\((?:.*): field "(\S+?)" should not be part/,
    (source, [on, directive, field]) => [
      ...placesAt(source, field),
      ...placesOfWord(source, directive, on, field.replace(/.*\./, '')),
    ],
  ),
  // Directives
  ruleOfAll(/^Type "(\w+)" is declared with @interfaceObject in all/, (source, [type]) =>
    placesApplied(source, 'interfaceObject', type),
  ),
  rule(/Invalid use of @(\w+) on (?:field|interface object|interface) "(.*?)"/, (source, [directive, on]) =>
    appliedOrNear(source, directive, on),
  ),
  rule(/@cost cannot be applied to interface "(.*?)"(?: argument "(\w+)")?/, (source, [on, argument]) =>
    appliedOrNear(source, 'cost', argument ? `${on}(${argument}:)` : on),
  ),
  rule(/"(\S+)" references "(\w+)" \w+ in @listSize/, (source, [on, word]) =>
    placesOfWord(source, 'listSize', on, word),
  ),
  rule(/"(\S+)" (?:has|is) .*@listSize/, (source, [on]) => appliedOrNear(source, 'listSize', on)),
  rule(/value of @(listSize)\((\w+):\)|"@(cost)\((weight):\)"/, (source, [directive, argument]) =>
    wrongArguments(source, directive, argument).map(({ node }) => placeOf(source, node)),
  ),
  ruleOfAll(/slicingArguments:\) on field "(\S+)" were disregarded/, (source, [field]) =>
    placesApplied(source, 'listSize', field),
  ),
  rule(
    /Field "(\S+)" is marked @external but is not used|"(\S+?)" is marked @external on all the subgraphs/,
    (source, [field]) => appliedOrNear(source, 'external', field),
  ),
  rule(/@fromContext argument does not reference a context "([^]*)"/, (source, [selection]) =>
    applicationsOf(source, 'fromContext')
      .filter(({ node }) => stringArgument(node, 'field') === selection)
      .map(({ node }) => placeOf(source, node)),
  ),
  rule(/field implementing an interface field "\w+\.(\w+)"/, (source, [field]) =>
    applicationsOf(source, 'fromContext')
      .filter(({ on }) => on.kind === 'argument' && on.field.name.value === field)
      .map(({ node }) => placeOf(source, node)),
  ),
  rule(
    /@fromContext argument.* "(@?\w+(?:\.\w+)?\(\w+:\))"|Context "\w+" is used (?:at location|in) "(\S+)"/,
    (source, [on]) => appliedOrNear(source, 'fromContext', on),
  ),
  rule(/@interfaceObject directive can only be applied to entity types but type "(\w+)"/, (source, [type]) =>
    appliedOrNear(source, 'interfaceObject', type),
  ),
  rule(
    /Invalid @override label ".*?" on field "(\S+?)"|^\[.*?\] @override cannot be used on field "(\S+?)"|^Field "(\S+)" on subgraph ".*?" is also marked with directive @override/,
    (source, [field]) => appliedOrNear(source, 'override', field),
  ),
  rule(/^@override with label .* on field "(\S+)" on subgraph "(.*?)" since/, (source, [field, overriding]) =>
    appliedOrNear(source, source.name === overriding ? 'override' : 'requires', field),
  ),
  ruleOfAll(
    /^\[(.*?)\] Field "(\S+)" does not specify necessary/,
    (source, [subgraph, field], { message }) => {
      const [, guarded = ''] = /transitive (?:field|type) "(\S+)"/.exec(message) ?? []
      return [
        ...(source.name === subgraph ? placesNear(source, field) : []),
        ...authorizing.flatMap((name) => placesApplied(source, name, guarded)),
      ]
    },
  ),
  // What must be visible
  ruleOfAll(
    /^Enum value "(\S+)" is @inaccessible .* default value of "(\S+)"/,
    (source, [value, on], report) => [
      ...(spotsAt(source, on).some(({ node }) => 'defaultValue' in node && node.defaultValue)
        ? placesAt(source, on)
        : []),
      ...placesInaccessible(source, report, value, value.replace(/\..*/, '')),
    ],
  ),
  ruleOfAll(/^Type "(\w+)" is @inaccessible but is referenced by "(\S+)"/, (source, [type, on]) => [
    ...placesAt(source, on),
    ...placesApplied(source, 'inaccessible', type),
  ]),
  ruleOfAll(/^(?:Argument|Input field) "(\S+)" is @inaccessible but is a required/, (source, [on]) =>
    placesApplied(source, 'inaccessible', on),
  ),
  ruleOfAll(/^Field "(\S+)" is @inaccessible but implements/, (source, [on], report) =>
    placesInaccessible(source, report, on, on.replace(/\..*/, '')),
  ),
  // Messages of the second composer, whose prose names a type once and its fields or arguments after it
  rule(/type "(\w+)" was referenced in the schema, but it was never defined/, (source, [name]) =>
    referencesTo(source, name).map((node) => placeOf(source, node)),
  ),
  rule(/The directive "(\w+)" must only be defined once/, (source, [name]) =>
    placesAt(source, `@${name}`).slice(1),
  ),
  rule(/instance of the directive "@(\w+)" declared on coordinates "(\S+)"/, (source, [directive, on]) =>
    placesApplied(source, directive, on),
  ),
  ruleOfAll(
    /^Expected the .* defined on path "(.*?)" to define the default|^Incompatible types .* "(.*?)":/,
    (source, [on]) => placesAt(source, on),
  ),
  rule(
    /^The field "(\w+\.\w+)" could not be federated because:\s*The argument "(\w+)"/,
    (source, [field, argument]) => placesNear(source, `${field}(${argument}:)`),
  ),
  rule(/^The (?:Object|Interface|Enum|Input Object) "(\w+)"/, (source, [type], { message }) => {
    const words = new Set(Array.from(message.matchAll(/"(\w+)"/g), ([, word = '']) => word))
    return [...words].flatMap((member) => placesAt(source, `${type}.${member}`))
  }),
]

function firstFound(places: Place[], others: Place[]): Place[] {
  return places.length > 0 ? places : others
}

function withoutFirst(places: Place[]): Place[] {
  return places.length > 1 ? places.slice(1) : places
}

function placesOfVersion(source: SchemaSource, [version, feature]: string[]): Place[] {
  return placesOfLinks(source, (link) => link.url.endsWith(`/${feature}/${version}`))
}

/** Gives the import entries of a directive in a schema's links. */
function placesImporting(source: SchemaSource, directive: string): Place[] {
  return linksOf(source)
    .flatMap(({ imports }) => imports)
    .filter(({ name, alias }) => name === `@${directive}` || alias === `@${directive}`)
    .map(({ node }) => placeOf(source, node))
}

function placesComposing(source: SchemaSource, directive: string): Place[] {
  return composing(source, directive).map(({ node }) => placeOf(source, node))
}

function placesOfRoots(
  source: SchemaSource,
  wanted: (root: { operation: string; type: string }) => boolean,
): Place[] {
  return rootsOf(source)
    .filter(({ operation, type }) => wanted({ operation, type: type.name.value }))
    .map((root) => placeOf(source, root))
}

function placesOfInterface(source: SchemaSource, node: ASTNode, name: string): Place[] {
  const interfaces = 'interfaces' in node ? (node.interfaces ?? []) : []
  return interfaces
    .filter((implemented) => implemented.name.value === name)
    .map((implemented) => placeOf(source, implemented))
}

function placesOfWord(source: SchemaSource, directive: string, on: string, word: string): Place[] {
  return applicationsOf(source, directive, on).map(({ node }) => placeOfWord(source, node, word))
}

/** Gives the arguments of a directive and the fields of objects in them that have a name for the second time. */
function repeatedNames(directive: ASTNode, name: string): ASTNode[] {
  const found: ASTNode[] = []
  const add = (nodes: readonly { name: { value: string } }[] = []) =>
    found.push(...(nodes.filter((node) => node.name.value === name).slice(1) as ASTNode[]))
  visit(directive, {
    Directive: (node) => void add(node.arguments),
    ObjectValue: (node) => void add(node.fields),
  })
  return found
}

/** Gives where a member is marked @inaccessible in any subgraph, or else its type. */
function placesInaccessible(source: SchemaSource, { sources }: Report, on: string, type: string): Place[] {
  const isMarked = sources.some((other) => placesApplied(other, 'inaccessible', on).length > 0)
  return placesApplied(source, 'inaccessible', isMarked ? on : type)
}
