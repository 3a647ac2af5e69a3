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
  placesOfKey,
  placesOfLinks,
  rootsOf,
  type Report,
} from './finder'
import { satisfiabilityRule } from './satisfiability'
import { federationLink, isExtension, listedIn, stringArgument, valueOf, type SchemaSource } from './source'

/** Gives the places of a problem that it knows, and nothing for any other. */
type Rule = (report: Report) => Place[]

/** Makes a rule of what a problem points to in each subgraph that it names, or in all of them. */
function each(
  among: 'named' | 'sources',
  locate: (source: SchemaSource, on: string[], report: Report) => Place[],
): Rule {
  return (report) => report[among].flatMap((source) => locate(source, report.on, report))
}

/** Where the directives that a problem is about are applied to what it mentions, or else what it mentions. */
const atDirective = (...directives: string[]) =>
  each('named', (source, on, { message }) => {
    const word = /references "(\w+)"/.exec(message)?.[1] ?? ''
    const applied = directives.flatMap((name) => on.flatMap((text) => applicationsAround(source, name, text)))
    if (applied.length > 0) return applied.map(({ node }) => placeOfWord(source, node, word))
    return placesNear(source, on[0] ?? '')
  })

/** Where a member or its type is hidden, and what reads it. */
const hidden = each('sources', (source, [on = '', reading = ''], { code }) => {
  const applied = [on, on.replace(/\..*/, '')].map((text) => placesApplied(source, 'inaccessible', text))
  const places = applied.find(({ length }) => length > 0) ?? []
  return code === 'IMPLEMENTED_BY_INACCESSIBLE' ? places : [...places, ...placesAt(source, reading)]
})

const atLink = each('named', (source, _, { message }) => {
  const words = message.split(/[\s"'(),]+/)
  const places = placesOfLinks(source, ({ url, identity, version }) =>
    version === undefined
      ? words.includes(url) || (words.includes('null') && url.startsWith('https://specs.apollo.dev/'))
      : [url, identity, version].some((text) => words.includes(text)),
  )
  return message.includes('Duplicate') ? places.slice(1) : places
})

/** Where a schema imports a directive that a problem is about, or else asks for it to be composed. */
const atImport = each('named', (source, on) => {
  const imports = source.links
    .flatMap((link) => link.imports)
    .filter(({ name, alias = name }) => on.includes(name) || on.includes(alias))
  const nodes = imports.length > 0 ? imports : on.flatMap((name) => composing(source, name.replace('@', '')))
  return nodes.map(({ node }) => placeOf(source, node))
})

/** The field that a field set reads though it must not, and the word in the set. */
const atSetAndField = each('named', (source, [on = ''], { message }) => {
  const [, directive = '', field = ''] = /for @(\w+)\(.*: field "(\S+?)"/.exec(message) ?? []
  const word = field.replace(/.*\./, '')
  const sets = applicationsOf(source, directive, on)
  return [...placesAt(source, field), ...sets.map(({ node }) => placeOfWord(source, node, word))]
})

/**
 * The places of what a code and its message mean, where they are not those of the first coordinate in the message. The
 * rules of GraphQL have one code together, and the second composer has none.
 */
const rules: [RegExp, Rule][] = [
  [/^SATISFIABILITY_ERROR/, satisfiabilityRule],
  [
    /^NO_QUERIES/,
    ({ sources: [source] }) => {
      const to = /^.*/.exec(source?.sdl ?? '')?.[0].trimEnd().length ?? 0
      return source ? [{ subgraph: source.name, range: { from: 0, to } }] : []
    },
  ],
  [
    /^INVALID_FIELD_SHARING/,
    each('sources', (source, on) => {
      if (on.length > 0) return []
      const subscription = new Set<unknown>(source.types.get('Subscription'))
      const marked = applicationsOf(source, 'shareable').filter(({ on: spot }) =>
        subscription.has(spot.kind === 'member' ? spot.type : spot.node),
      )
      // Fields of a Federation 1 schema are shareable without a mark.
      if (marked.length === 0 && !federationLink(source)) return placesAt(source, 'Subscription')
      return marked.map(({ node }) => placeOf(source, node))
    }),
  ],
  [
    /^(?:DIRECTIVE_COMPOSITION|INVALID_LINK_DIRECTIVE|LINK_IMPORT_NAME)/,
    (report) => {
      const places = atImport(report)
      return places.length > 0 ? places : atLink(report)
    },
  ],
  [/^\w+_LINK_(?:IDENTIFIER|VERSION)|^UNKNOWN_FEDERATION_LINK/, atLink],
  [
    /^ROOT_/,
    each('named', (source, [type = '']) => [
      ...(source.types.get(type) ?? [])
        .filter(({ name }) => name.value === type)
        .map((node) => placeOf(source, node)),
      ...rootsOf(source)
        .filter(({ operation }) => type.toLowerCase().startsWith(operation))
        .map((root) => placeOf(source, root)),
    ]),
  ],
  [
    /^ENUM_VALUE_MISMATCH/,
    each('named', (source, [type], { message }) =>
      placesNear(source, `${type}.${/but value "(\w+)"/.exec(message)?.[1]}`),
    ),
  ],
  [/^EXTERNAL_ARGUMENT_MISSING/, each('named', (source, [, argument = '']) => placesNear(source, argument))],
  [
    /^INTERFACE_KEY_NOT_ON_IMPLEMENTATION/,
    each('named', (source, [key, on = '', type = '']) => [
      ...placesNear(source, type),
      ...placesOfKey(source, on, key),
    ]),
  ],
  [
    /^INTERFACE_KEY_MISSING_IMPLEMENTATION_TYPE/,
    each('named', (source, [type = '', key]) => placesOfKey(source, type, key)),
  ],
  [/^(?:PROVIDES|REQUIRES)_FIELDS_MISSING_EXTERNAL/, atSetAndField],
  [/^AUTH_REQUIREMENTS_APPLIED_ON_INTERFACE/, atDirective(...authorizing)],
  [/^INTERFACE_OBJECT_USAGE_ERROR|is declared with @interfaceObject/, atDirective('interfaceObject')],
  [/^COST_/, atDirective('cost')],
  [
    /^LIST_SIZE_INVALID_REQUIRE_ONE/,
    each('named', (source) =>
      applicationsOf(source, 'listSize').flatMap(({ node }) => {
        const value = valueOf(node, 'requireOneSlicingArgument')
        const argument = node.arguments?.find((given) => given.value === value)
        return argument && value?.kind !== Kind.BOOLEAN ? [placeOf(source, argument)] : []
      }),
    ),
  ],
  [/^LIST_SIZE_/, atDirective('listSize')],
  [/^EXTERNAL_(?:UNUSED|MISSING_ON_BASE)/, atDirective('external')],
  [
    /^OVERRIDE_LABEL_INVALID/,
    each('named', (source, [, on]) =>
      applicationsOf(source, 'override', on).map(({ node }) => {
        const label = node.arguments?.find(({ name }) => name.value === 'label')
        return placeOf(source, label ?? node)
      }),
    ),
  ],
  [/^OVERRIDE_COLLISION/, atDirective('override', 'requires')],
  [/^OVERRIDE_/, atDirective('override')],
  [/^CONTEXT_(?:NOT_SET|INVALID_SELECTION)/, atDirective('fromContext')],
  [
    /^NO_CONTEXT_IN_SELECTION/,
    each('named', (source, [selection]) =>
      applicationsOf(source, 'fromContext')
        .filter(({ node }) => stringArgument(node, 'field') === selection)
        .map(({ node }) => placeOf(source, node)),
    ),
  ],
  [
    /^MISSING_TRANSITIVE_AUTH/,
    each('sources', (source, [field = '', guarded = ''], { message }) => [
      ...(message.startsWith(`[${source.name}] `) ? placesNear(source, field) : []),
      ...authorizing.flatMap((name) => placesApplied(source, name, guarded)),
    ]),
  ],
  [/^(?:DEFAULT_VALUE_USES|REFERENCED|IMPLEMENTED_BY|REQUIRED)_INACCESSIBLE/, hidden],
  [
    /There can be only one (?:type|directive) named|can only be defined once/,
    each('named', (source, [on = '']) => {
      const definitions = (source.types.get(on) ?? []).filter((node) => !isExtension(node))
      if (definitions.length > 1) return definitions.slice(1).map((node) => placeOf(source, node))
      const places = placesAt(source, on)
      return places.length > 1 ? places.slice(1) : places
    }),
  ],
  [
    /There can be only one (?:argument|input field) named/,
    each('named', (source, [name = '']) =>
      source.applications.flatMap(({ node }) =>
        repeatedNames(node, name).map((repeated) => placeOf(source, repeated)),
      ),
    ),
  ],
  [
    /Cannot implement non-interface type|cannot implement|Union type \w+ can only include/,
    each('named', (source, _, { message }) => {
      const names = new Set(message.match(/\w+/g))
      return [...source.types.values()]
        .flat()
        .flatMap(listedIn)
        .filter(({ name }) => names.has(name.value))
        .map((listed) => placeOf(source, listed))
    }),
  ],
  [
    /Interface field .* (?:expected|expects)/,
    each('named', (source, _, { message }) => {
      const [, on = '', own = ''] =
        /field (?:argument )?(\S+) expect.* but (\S+) (?:does|of|is) /.exec(message) ?? []
      return [...placesNear(source, own), ...(message.includes('expects') ? placesAt(source, on) : [])]
    }),
  ],
  [
    /Name "__\w+" must not begin/,
    each('named', (source, [name]) =>
      [...source.spots.values()]
        .flat()
        .filter(({ node }) => 'name' in node && node.name.value === name)
        .map(({ node }) => placeOf(source, node)),
    ),
  ],
  [
    /Cannot reference Input Object/,
    each('named', (source, [type, field]) => placesNear(source, `${type}.${field}`)),
  ],
]

/** Gives the places of a problem whose code or message is known. */
export function placeByRule(report: Report): Place[] {
  const text = `${report.code} ${report.message}`
  return rules.find(([shape]) => shape.test(text))?.[1](report) ?? []
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
