import { Kind, visit, type ASTNode } from 'graphql'
import type { Place } from '../messages'
import {
  applicationsOf,
  applicationsAround,
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
  stringArgument,
  valueOf,
  type Report,
} from './finder'
import { federationLink, linksOf } from './links'
import { placesOfKey, satisfiabilityRule } from './satisfiability'
import { isExtension, type SchemaSource } from './source'

/** Gives the places of a problem that it knows, and nothing for any other. */
type Rule = (report: Report) => Place[]

/** Makes a rule of what a problem points to in each subgraph that it names, or in all of them. */
function each(
  among: 'named' | 'sources',
  locate: (source: SchemaSource, report: Report, on: string[]) => Place[],
): Rule {
  return (report) => report[among].flatMap((source) => locate(source, report, report.on))
}

/** Where the directives that a problem is about are applied to what it mentions, or else what it mentions. */
const atDirective = (...directives: string[]) =>
  each('named', (source, { message, on }) => {
    const word = /references "(\w+)"/.exec(message)?.[1] ?? ''
    const applied = directives.flatMap((name) => on.flatMap((text) => applicationsAround(source, name, text)))
    if (applied.length > 0) return applied.map(({ node }) => placeOfWord(source, node, word))
    return on[0] === undefined ? [] : placesNear(source, on[0])
  })

/** Where a member or its type is hidden, and what reads it. */
const hidden = each('sources', (source, { code }, [on = '', reading = '']) => {
  const applied = [on, on.replace(/\..*/, '')].map((text) => placesApplied(source, 'inaccessible', text))
  const places = applied.find(({ length }) => length > 0) ?? []
  return code === 'IMPLEMENTED_BY_INACCESSIBLE' ? places : [...places, ...placesAt(source, reading)]
})

const atLink = each('named', (source, { message }) => {
  const words = message.split(/[\s"'(),]+/)
  const places = placesOfLinks(source, ({ url, identity, version }) =>
    version === undefined
      ? words.includes(url) || (words.includes('null') && url.startsWith('https://specs.apollo.dev/'))
      : [url, identity, version].some((text) => words.includes(text)),
  )
  return message.includes('Duplicate') ? places.slice(1) : places
})

/** Where a schema imports a directive that a problem is about, or else asks for it to be composed. */
const atImport = each('named', (source, { on }) => {
  const imports = linksOf(source)
    .flatMap((link) => link.imports)
    .filter(({ name, alias }) => on.includes(name) || (alias !== undefined && on.includes(alias)))
  const nodes = imports.length > 0 ? imports : on.flatMap((name) => composing(source, name.replace('@', '')))
  return nodes.map(({ node }) => placeOf(source, node))
})

const atSecond = each('named', (source, _, [on = '']) => {
  const places = placesAt(source, on)
  const definitions = (source.types.get(on) ?? []).filter((node) => !isExtension(node))
  if (definitions.length > 1) return definitions.slice(1).map((node) => placeOf(source, node))
  return places.length > 1 ? places.slice(1) : places
})

const atRoots = each('named', (source, _, [type = '']) => [
  ...(source.types.get(type) ?? [])
    .filter(({ name }) => name.value === type)
    .map((node) => placeOf(source, node)),
  ...rootsOf(source)
    .filter(({ operation }) => type.toLowerCase().startsWith(operation))
    .map((root) => placeOf(source, root)),
])

/** A field that a field set reads though it must not, and the word in the set. */
const atSetAndField = each('named', (source, { message }, [on = '']) => {
  const [, directive = '', field = ''] = /for @(\w+)\(.*: field "(\S+?)"/.exec(message) ?? []
  return [
    ...placesAt(source, field),
    ...applicationsOf(source, directive, on).map(({ node }) =>
      placeOfWord(source, node, field.replace(/.*\./, '')),
    ),
  ]
})

/** The places of what a code means, where they are not those of the first coordinate in the message. */
const byCode: Record<string, Rule> = {
  SATISFIABILITY_ERROR: satisfiabilityRule,
  NO_QUERIES: ({ sources: [source] }) =>
    source
      ? [
          {
            subgraph: source.name,
            range: { from: 0, to: (/^.*/.exec(source.sdl)?.[0] ?? '').trimEnd().length },
          },
        ]
      : [],
  INVALID_FIELD_SHARING: each('sources', (source, { on }) => {
    if (on.length > 0) return []
    const subscription = new Set<unknown>(source.types.get('Subscription'))
    const marked = applicationsOf(source, 'shareable')
      .filter((application) =>
        subscription.has('type' in application.on ? application.on.type : application.on.node),
      )
      .map(({ node }) => placeOf(source, node))
    // Fields of a Federation 1 schema are shareable without a mark.
    return marked.length > 0 || federationLink(source) ? marked : placesAt(source, 'Subscription')
  }),
  DIRECTIVE_COMPOSITION_ERROR: (report) => {
    const places = atImport(report)
    return places.length > 0 ? places : atLink(report)
  },
  LINK_IMPORT_NAME_MISMATCH: atImport,
  INVALID_LINK_DIRECTIVE_USAGE: (report) => [...atImport(report), ...atLink(report)],
  INVALID_LINK_IDENTIFIER: atLink,
  UNKNOWN_FEDERATION_LINK_VERSION: atLink,
  UNKNOWN_LINK_VERSION: atLink,
  ROOT_QUERY_USED: atRoots,
  ROOT_MUTATION_USED: atRoots,
  ROOT_SUBSCRIPTION_USED: atRoots,
  ENUM_VALUE_MISMATCH: each('named', (source, { message }, [type = '']) =>
    placesNear(source, `${type}.${/but value "(\w+)"/.exec(message)?.[1]}`),
  ),
  INTERFACE_FIELD_NO_IMPLEM: each('named', (source, { message }, [field = '', , type = '']) => [
    ...(message.includes(`in subgraph "${source.name}" does not`) ? placesNear(source, type) : []),
    ...placesAt(source, field),
  ]),
  EXTERNAL_ARGUMENT_MISSING: each('named', (source, _, [, argument = '']) => placesNear(source, argument)),
  REQUIRED_ARGUMENT_MISSING_IN_SOME_SUBGRAPH: each('named', (source, _, [on = '']) => placesNear(source, on)),
  INTERFACE_KEY_NOT_ON_IMPLEMENTATION: each('named', (source, _, [key = '', on = '', type = '']) => [
    ...placesNear(source, type),
    ...placesOfKey(source, on, key),
  ]),
  INTERFACE_KEY_MISSING_IMPLEMENTATION_TYPE: each('named', (source, _, [type = '', key = '']) =>
    placesOfKey(source, type, key),
  ),
  PROVIDES_FIELDS_MISSING_EXTERNAL: atSetAndField,
  REQUIRES_FIELDS_MISSING_EXTERNAL: atSetAndField,
  INVALID_SHAREABLE_USAGE: atDirective('shareable'),
  AUTH_REQUIREMENTS_APPLIED_ON_INTERFACE: atDirective(...authorizing),
  INTERFACE_OBJECT_USAGE_ERROR: atDirective('interfaceObject'),
  COST_APPLIED_TO_INTERFACE_FIELD: atDirective('cost'),
  LIST_SIZE_APPLIED_TO_NON_LIST: atDirective('listSize'),
  LIST_SIZE_INVALID_ASSUMED_SIZE: atDirective('listSize'),
  LIST_SIZE_INVALID_SIZED_FIELD: atDirective('listSize'),
  LIST_SIZE_INVALID_SLICING_ARGUMENT: atDirective('listSize'),
  LIST_SIZE_INVALID_REQUIRE_ONE_SLICING_ARGUMENT: each('named', (source) =>
    applicationsOf(source, 'listSize').flatMap(({ node }) => {
      const value = valueOf(node, 'requireOneSlicingArgument')
      const argument = node.arguments?.find((given) => given.value === value)
      return argument && value?.kind !== Kind.BOOLEAN ? [placeOf(source, argument)] : []
    }),
  ),
  EXTERNAL_UNUSED: atDirective('external'),
  EXTERNAL_MISSING_ON_BASE: atDirective('external'),
  OVERRIDE_COLLISION_WITH_ANOTHER_DIRECTIVE: atDirective('override', 'requires'),
  OVERRIDE_LABEL_INVALID: each('named', (source, _, [, on = '']) =>
    applicationsOf(source, 'override', on).map(({ node }) => {
      const label = node.arguments?.find(({ name }) => name.value === 'label')
      return placeOf(source, label ?? node)
    }),
  ),
  OVERRIDE_FROM_SELF_ERROR: atDirective('override'),
  OVERRIDE_ON_INTERFACE: atDirective('override'),
  OVERRIDE_SOURCE_HAS_OVERRIDE: atDirective('override'),
  CONTEXT_NOT_SET: atDirective('fromContext'),
  CONTEXT_INVALID_SELECTION: atDirective('fromContext'),
  NO_CONTEXT_IN_SELECTION: each('named', (source, _, [selection]) =>
    applicationsOf(source, 'fromContext')
      .filter(({ node }) => stringArgument(node, 'field') === selection)
      .map(({ node }) => placeOf(source, node)),
  ),
  MISSING_TRANSITIVE_AUTH_REQUIREMENTS: each('sources', (source, { message }, [field = '', guarded = '']) => [
    ...(message.startsWith(`[${source.name}] `) ? placesNear(source, field) : []),
    ...authorizing.flatMap((name) => placesApplied(source, name, guarded)),
  ]),
  DEFAULT_VALUE_USES_INACCESSIBLE: hidden,
  REFERENCED_INACCESSIBLE: hidden,
  IMPLEMENTED_BY_INACCESSIBLE: hidden,
  REQUIRED_INACCESSIBLE: hidden,
}

/** The same for what has no code of its own: the rules of GraphQL, and messages of the second composer. */
const byMessage: [RegExp, Rule][] = [
  [/There can be only one (?:type|directive) named|can only be defined once/, atSecond],
  [
    /There can be only one (?:argument|input field) named/,
    each('named', (source, _, [name = '']) =>
      source.applications.flatMap(({ node }) =>
        repeatedNames(node, name).map((repeated) => placeOf(source, repeated)),
      ),
    ),
  ],
  [
    /Cannot implement non-interface type|cannot implement/,
    each('named', (source, { message }) => {
      const names = new Set(message.match(/\w+/g))
      return [...source.types.values()]
        .flat()
        .flatMap((node) =>
          ('interfaces' in node ? (node.interfaces ?? []) : [])
            .filter(({ name }) => names.has(name.value))
            .map((implemented) => placeOf(source, implemented)),
        )
    }),
  ],
  [
    /Union type \w+ can only include Object types/,
    each('named', (source, { message }) => {
      const [, union = '', type = ''] = /Union type (\w+) .* include (\w+)\.$/.exec(message) ?? []
      return (source.types.get(union) ?? [])
        .flatMap((node) => referencesTo(source, type, node))
        .map((node) => placeOf(source, node))
    }),
  ],
  [
    /Interface field .* (?:expected|expects)/,
    each('named', (source, { message }) => {
      const [, on = '', own = ''] =
        /field (?:argument )?(\S+) expect.* but (\S+) (?:does|of|is) /.exec(message) ?? []
      return [...placesNear(source, own), ...(message.includes('expects') ? placesAt(source, on) : [])]
    }),
  ],
  [
    /Cannot reference Input Object/,
    each('named', (source, _, [type = '', field = '']) => placesNear(source, `${type}.${field}`)),
  ],
  [/is declared with @interfaceObject/, atDirective('interfaceObject')],
  [
    /was referenced in the schema, but it was never defined/,
    each('named', (source, { on }) =>
      referencesTo(source, on.at(-1) ?? '').map((node) => placeOf(source, node)),
    ),
  ],
  [
    /instance of the directive ".*" declared on coordinates/,
    each('named', (source, { on }) => {
      const directive = on.findIndex((text) => text.startsWith('@'))
      return placesApplied(source, on[directive]?.slice(1) ?? '', on[directive + 1])
    }),
  ],
  [
    /^Expected the .* to define the default|^Incompatible types |^The field .* could not be federated/,
    each('sources', (source, { on }) => placesNear(source, on.find((text) => text.includes('.')) ?? '')),
  ],
  [
    /Name "__\w+" must not begin/,
    each('named', (source, { namesSubgraphs }, [name = '']) =>
      namesSubgraphs ? placesOfName(source, name) : [],
    ),
  ],
  [
    /^The (?:Object|Interface|Enum|Input Object) "(\w+)"/,
    each('named', (source, { on: [type, ...members] }) =>
      members.flatMap((member) => (/^\w+$/.test(member) ? placesAt(source, `${type}.${member}`) : [])),
    ),
  ],
]

/** Gives the places of a problem whose code or message is known. */
export function placeByRule(report: Report): Place[] {
  const rule = byCode[report.code] ?? byMessage.find(([shape]) => shape.test(report.message))?.[1]
  return rule?.(report) ?? []
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
