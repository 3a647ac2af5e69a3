import { Kind, visit, type ASTNode } from 'graphql'
import type { Place } from '../messages'
import {
  applicationsAround,
  applicationsOf,
  authorizing,
  composing,
  placeOf,
  placeOfWord,
  placesApplied,
  placesAt,
  placesNear,
  placesOf,
  placesOfKey,
  rootsOf,
  type Report,
} from './finder'
import { satisfiabilityRule } from './satisfiability'
import type { SchemaSource } from './source'
import { argumentOf, federationLink, isExtension, listedIn, stringArgument } from './source'

/** Returns the places that a problem points to in one of the subgraphs that it names, from what its message quotes. */
type Locate = (source: SchemaSource, quoted: string[], report: Report) => Place[]

function rule(shape: RegExp, locate: Locate): { shape: RegExp; locate: Locate } {
  return { shape, locate }
}

/** Returns the uses of these directives on the quoted coordinates; without any, the first coordinate. */
function atDirective(...directives: string[]): Locate {
  return (source, quoted, { message }) => {
    const word = /references "(\w+)"/.exec(message)?.[1] ?? ''
    const applied = directives.flatMap((name) =>
      quoted.flatMap((text) => applicationsAround(source, name, text)),
    )
    if (applied.length > 0) return applied.map(({ node }) => placeOfWord(source, node, word))
    return placesNear(source, quoted[0] ?? '')
  }
}

const atLink: Locate = (source, _, { message }) => {
  const words = message.split(/[\s"'(),]+/)
  const links = source.links.filter(({ url, identity, version }) =>
    version === undefined
      ? words.includes(url) || (words.includes('null') && url.startsWith('https://specs.apollo.dev/'))
      : [url, identity, version].some((text) => words.includes(text)),
  )
  // The URL may be on another line than the directive.
  return links
    .slice(message.includes('Duplicate') ? 1 : 0)
    .map(({ node }) => placeOf(source, argumentOf(node, 'url') ?? node))
}

/** Where a schema imports a directive that a problem is about, or else asks for it to be composed. */
const atImport: Locate = (source, quoted) => {
  const imports = source.links
    .flatMap((link) => link.imports)
    .filter(({ name, alias = name }) => quoted.includes(name) || quoted.includes(alias))
  const nodes =
    imports.length > 0 ? imports : quoted.flatMap((name) => composing(source, name.replace('@', '')))
  return placesOf(source, nodes)
}

/**
 * The places that a code and its message mean, where they are not those of the first coordinate in the message. The
 * rules of GraphQL share one code, and the second composer has none. The first rule that finds a place counts.
 */
const rules = [
  rule(/^NO_QUERIES/, (source, _, { sources: [first] }) => {
    const to = /^.*/.exec(source.sdl)?.[0].trimEnd().length ?? 0
    return source === first ? [{ subgraph: source.name, range: { from: 0, to } }] : []
  }),
  rule(/^INVALID_FIELD_SHARING/, (source, quoted) => {
    if (quoted.length > 0) return []
    const subscription = new Set<unknown>(source.types.get('Subscription'))
    const marked = applicationsOf(source, 'shareable').filter(({ target }) =>
      subscription.has(target.kind === 'member' ? target.type : target.node),
    )
    // Fields of a Federation 1 schema are shareable without a mark.
    if (marked.length === 0 && !federationLink(source)) return placesAt(source, 'Subscription')
    return placesOf(source, marked)
  }),
  rule(/^(?:DIRECTIVE_COMPOSITION|INVALID_LINK_DIRECTIVE|LINK_IMPORT_NAME)/, atImport),
  rule(
    /^(?:DIRECTIVE_COMPOSITION|INVALID_LINK_DIRECTIVE|LINK_IMPORT_NAME)|^\w+_LINK_(?:IDENTIFIER|VERSION)|^UNKNOWN_FEDERATION_LINK/,
    atLink,
  ),
  rule(/^ROOT_/, (source, [type = '']) => {
    const types = (source.types.get(type) ?? []).filter(({ name }) => name.value === type)
    const roots = rootsOf(source).filter(({ operation }) => type.toLowerCase().startsWith(operation))
    return [...types, ...roots].map((node) => placeOf(source, node))
  }),
  rule(/^ENUM_VALUE_MISMATCH/, (source, [type], { message }) =>
    placesNear(source, `${type}.${/but value "(\w+)"/.exec(message)?.[1]}`),
  ),
  rule(/^EXTERNAL_ARGUMENT_MISSING/, (source, [, argument = '']) => placesNear(source, argument)),
  rule(/^INTERFACE_KEY_NOT_ON_IMPLEMENTATION/, (source, [key, parent = '', type = '']) => [
    ...placesNear(source, type),
    ...placesOfKey(source, parent, key),
  ]),
  rule(/^INTERFACE_KEY_MISSING_IMPLEMENTATION_TYPE/, (source, [type = '', key]) =>
    placesOfKey(source, type, key),
  ),
  // The field that a field set reads though it must not, and the word in the set.
  rule(/^(?:PROVIDES|REQUIRES)_FIELDS_MISSING_EXTERNAL/, (source, [coordinate = ''], { message }) => {
    const [, directive = '', field = ''] = /for @(\w+)\(.*: field "(\S+?)"/.exec(message) ?? []
    const word = field.replace(/.*\./, '')
    const sets = applicationsOf(source, directive, coordinate)
    return [...placesAt(source, field), ...sets.map(({ node }) => placeOfWord(source, node, word))]
  }),
  rule(/^AUTH_REQUIREMENTS_APPLIED_ON_INTERFACE/, atDirective(...authorizing)),
  rule(/^INTERFACE_OBJECT_USAGE_ERROR|is declared with @interfaceObject/, atDirective('interfaceObject')),
  rule(/^COST_/, atDirective('cost')),
  rule(/^LIST_SIZE_INVALID_REQUIRE_ONE/, (source) =>
    applicationsOf(source, 'listSize').flatMap(({ node }) => {
      const argument = argumentOf(node, 'requireOneSlicingArgument')
      return argument && argument.value.kind !== Kind.BOOLEAN ? [placeOf(source, argument)] : []
    }),
  ),
  rule(/^LIST_SIZE_/, atDirective('listSize')),
  rule(/^EXTERNAL_(?:UNUSED|MISSING_ON_BASE)/, atDirective('external')),
  rule(/^OVERRIDE_LABEL_INVALID/, (source, [, coordinate]) =>
    applicationsOf(source, 'override', coordinate).map(({ node }) =>
      placeOf(source, argumentOf(node, 'label') ?? node),
    ),
  ),
  rule(/^OVERRIDE_COLLISION/, atDirective('override', 'requires')),
  rule(/^OVERRIDE_/, atDirective('override')),
  rule(/^CONTEXT_(?:NOT_SET|INVALID_SELECTION)/, atDirective('fromContext')),
  rule(/^NO_CONTEXT_IN_SELECTION/, (source, [selection]) => {
    const applied = applicationsOf(source, 'fromContext')
    return placesOf(
      source,
      applied.filter(({ node }) => stringArgument(node, 'field') === selection),
    )
  }),
  rule(/^MISSING_TRANSITIVE_AUTH/, (reading, [field = '', guarded = ''], { sources }) => [
    ...placesNear(reading, field),
    ...sources.flatMap((source) => authorizing.flatMap((name) => placesApplied(source, name, guarded))),
  ]),
  // Where a member or its type is hidden, and what reads it.
  rule(
    /^(?:DEFAULT_VALUE_USES|REFERENCED|IMPLEMENTED_BY|REQUIRED)_INACCESSIBLE/,
    (source, [hidden = '', reading = ''], { code }) => {
      const applied = [hidden, hidden.replace(/\..*/, '')].map((text) =>
        placesApplied(source, 'inaccessible', text),
      )
      const places = applied.find(({ length }) => length > 0) ?? []
      return code === 'IMPLEMENTED_BY_INACCESSIBLE' ? places : [...places, ...placesAt(source, reading)]
    },
  ),
  rule(/There can be only one (?:type|directive) named|can only be defined once/, (source, [name = '']) => {
    const definitions = (source.types.get(name) ?? []).filter((node) => !isExtension(node))
    const places =
      definitions.length > 1 ? definitions.map((node) => placeOf(source, node)) : placesAt(source, name)
    return places.length > 1 ? places.slice(1) : places
  }),
  rule(/There can be only one (?:argument|input field) named/, (source, [name = '']) =>
    source.applications.flatMap(({ node }) =>
      repeatedNames(node, name).map((repeated) => placeOf(source, repeated)),
    ),
  ),
  rule(
    /Cannot implement non-interface type|cannot implement|Union type \w+ can only include/,
    (source, _, { message }) => {
      const names = new Set(message.match(/\w+/g))
      const listed = [...source.types.values()].flat().flatMap(listedIn)
      return listed.filter(({ name }) => names.has(name.value)).map((node) => placeOf(source, node))
    },
  ),
  rule(/Interface field .* (?:expected|expects)/, (source, _, { message }) => {
    const [, coordinate = '', own = ''] =
      /field (?:argument )?(\S+) expect.* but (\S+) (?:does|of|is) /.exec(message) ?? []
    return [...placesNear(source, own), ...(message.includes('expects') ? placesAt(source, coordinate) : [])]
  }),
  rule(/Name "__\w+" must not begin/, (source, [name]) =>
    placesOf(
      source,
      [...source.spots.values()].flat().filter(({ node }) => 'name' in node && node.name.value === name),
    ),
  ),
  rule(/Cannot reference Input Object/, (source, [type, field]) => placesNear(source, `${type}.${field}`)),
]

/** Returns the places of a problem whose code or message is known. */
export function placeByRule(report: Report): Place[] {
  if (report.code === 'SATISFIABILITY_ERROR') return satisfiabilityRule(report)
  const text = `${report.code} ${report.message}`
  for (const { shape, locate } of rules) {
    if (!shape.test(text)) continue
    const places = report.named.flatMap((source) => locate(source, report.quoted, report))
    if (places.length > 0) return places
  }
  return []
}

/** Returns the arguments of a directive and the fields of objects in them that have a name for the second time. */
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
