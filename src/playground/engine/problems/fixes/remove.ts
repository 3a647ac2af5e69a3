import type { Edit } from '@/playground/engine/messages'
import { applicationsAround, applicationsOf, stringArgument, type Report } from '../finder'
import { isUsed, linksOf } from '../links'
import { wrongArguments } from '../wrong-arguments'
import { keysOf } from '../satisfiability'
import { argumentsOf, isExtension, membersOf, type SchemaSource, type Spot, type TypeNode } from '../source'
import { edit, removeArgument, removeDirective, removeItem, removeLine, startOf } from './edits'
import { fix, fixRule, spotsAt, type FixRule } from './fix-rule'

/** Fixes that take something away: a directive where it may not stand, a duplicate, a leftover. */
export const removingRules: FixRule[] = [
  fixRule(/Invalid use of @(\w+) on (?:field|interface object|interface) "(.*?)"/, ([name, on], report) => [
    withoutDirective(report.named, name, on),
  ]),
  fixRule(
    /@cost cannot be applied to interface "(.*?)"(?: argument "(\w+)")?/,
    ([on, argument], { named }) => [withoutDirective(named, 'cost', argument ? `${on}(${argument}:)` : on)],
  ),
  fixRule(/Cannot use @(key|requires|provides) on (?:interface|field) "(\S+?)"/, ([name, on], { named }) => [
    withoutDirective(named, name, on),
  ]),
  fixRule(/Invalid @provides directive on field "(\S+)"/, ([on], { named }) => [
    withoutDirective(named, 'provides', on),
  ]),
  fixRule(
    /@override cannot be used on field "(\S+?)" on subgraph "(.*?)": @override is not/,
    ([on], { named }) => [withoutDirective(named, 'override', on)],
  ),
  fixRule(/\] @override cannot be used on field "(\S+?)" .*directive "@(\w+)"$/, ([on, other], { named }) => [
    withoutDirective(named, 'override', on),
    withoutDirective(named, other, on),
  ]),
  fixRule(/are the same for overridden field "(\S+)"/, ([on], { named }) => [
    withoutDirective(named, 'override', on),
  ]),
  fixRule(/^Field "(\S+)" on subgraph ".*?" is also marked with directive @override/, ([on], { named }) =>
    named.map((source) => withoutDirective([source], 'override', on)),
  ),
  fixRule(/Invalid @override label ".*?" on field "(\S+?)"/, ([on], { named }) => [withoutLabel(named, on)]),
  fixRule(
    /^@override with label .* on field "(\S+)" on subgraph "(.*?)" since/,
    ([on, overriding], { sources }) => [
      withoutLabel(
        sources.filter(({ name }) => name === overriding),
        on,
      ),
    ],
  ),
  fixRule(/Cannot apply merged directive @(\w+).* to external field "(\S+)"/, ([name, on], { named }) => [
    withoutDirective(named, name, on),
  ]),
  fixRule(/root level subscription object/, (_, { sources }) => [
    fix(
      'Remove @shareable from Subscription',
      sources.flatMap((source) => {
        const nodes = new Set<unknown>(source.types.get('Subscription'))
        return applicationsOf(source, 'shareable')
          .filter(({ on }) => nodes.has('type' in on ? on.type : on.node))
          .map(({ node }) => removeDirective(source, node))
      }),
    ),
  ]),
  fixRule(/Field "(\S+)" is marked @external but is not used/, ([on], { named }) => [
    withoutDirective(named, 'external', on),
    withoutMember(named, on),
  ]),
  fixRule(/Field "(\S+)" is marked @external on all the subgraphs/, ([on], { named }) =>
    named.map((source) => withoutDirective([source], 'external', on)),
  ),
  fixRule(/"(\S+)" (?:has|is|references) .*@listSize/, ([on], { named }) => [
    withoutDirective(named, 'listSize', on),
  ]),
  fixRule(/slicingArguments:\) on field "(\S+)" were disregarded/, ([on], { sources }) => [
    withoutDirective(sources, 'listSize', on),
  ]),
  fixRule(/value of @listSize\((\w+):\)/, ([argument], { named }) => [
    fix(
      `Remove the argument ${argument}`,
      named.flatMap((source) =>
        wrongArguments(source, 'listSize', argument).map(({ node, siblings }) =>
          removeArgument(source, node, siblings),
        ),
      ),
    ),
  ]),
  fixRule(/The directive "@(\w+)" can only be used once/, ([name], { named }) => [
    fix(
      `Keep one @${name}`,
      named.flatMap((source) => {
        const applications = applicationsOf(source, name)
        return applications
          .filter(({ on }, index) => applications.findIndex((other) => other.on.node === on.node) < index)
          .map(({ node }) => removeDirective(source, node))
      }),
    ),
  ]),
  fixRule(/(?:Field|Enum value|Argument) "(.*?)" can only be defined once/, ([on], { named }) => [
    fix(
      `Remove the second ${on}`,
      named.flatMap((source) =>
        spotsAt(source, on)
          .slice(1)
          .flatMap(({ node }) => removeLine(source, node)),
      ),
    ),
  ]),
  fixRule(/There can be only one type named "(\w+)"/, ([name], { named }) => [
    fix(
      `Turn the second ${name} into an extension`,
      named.flatMap((source) =>
        (source.types.get(name) ?? [])
          .filter((node) => !isExtension(node))
          .slice(1)
          .map((node) => extend(source, node)),
      ),
    ),
  ]),
  fixRule(
    /There can be only one directive named "@(\w+)"|Invalid definition for directive "@(\w+)"/,
    (found, r) => [withoutDefinition(r, found[0] || found[1])],
  ),
  fixRule(/Invalid definition for type (?!\w*FieldSet\b)(\w+)/, ([name], { named }) => [
    fix(
      `Remove the definition of ${name}`,
      named.flatMap((source) => (source.types.get(name) ?? []).map((node) => removeLine(source, node))),
    ),
  ]),
  fixRule(/Type "(\w+)" is @inaccessible but is the root/, ([type], { named }) => [
    withoutDirective(named, 'inaccessible', type),
  ]),
  fixRule(/Duplicate inclusion of feature (\S+)/, ([identity], { named }) => [
    fix(
      `Keep one @link to ${identity.replace(/.*\//, '')}`,
      named.flatMap((source) =>
        linksOf(source)
          .filter((link) => link.identity === identity)
          .filter(
            (link, index, [first]) =>
              index > 0 &&
              (!isUsed(source, link) ||
                link.imports.every(({ name }) => first?.imports.some((entry) => entry.name === name))),
          )
          .map(({ node }) => removeLink(source, node)),
      ),
    ),
  ]),
  fixRule(/Cannot import unknown element "(.*?)"/, ([name], { named }) => [
    fix(
      `Remove the import of ${name}`,
      named.flatMap((source) =>
        linksOf(source)
          .flatMap(({ imports }) => imports)
          .filter((entry) => entry.name === name)
          .map(({ node }) => removeItem(source, node)),
      ),
    ),
  ]),
  fixRule(
    /Directive "@(\w+)" in subgraph ".*?" cannot be composed|@composeDirective "@(\w+)" in/,
    (found, { named }) => [
      fix(
        'Remove @composeDirective',
        named.flatMap((source) =>
          applicationsOf(source, 'composeDirective')
            .filter(({ node }) => stringArgument(node, 'name')?.replace(/^@/, '') === (found[0] || found[1]))
            .map(({ node }) => removeLink(source, node)),
        ),
      ),
    ],
  ),
  fixRule(
    /\[.*?\] (?:Directive "@(\w+)" may not be used on|Unknown directive "@(\w+)"\.$)/,
    (found, report) => [withoutLocated(report, found[0] || found[1])],
  ),
  fixRule(/Unknown argument "(\w+)" on directive "@(\w+)"/, ([argument, name], { named }) => [
    fix(
      `Remove the argument ${argument}`,
      named.flatMap((source) =>
        source.applications
          .filter(({ node }) => node.name.value === name)
          .flatMap(({ node }) =>
            (node.arguments ?? [])
              .filter((given) => given.name.value === argument)
              .map((given) => removeArgument(source, given, node.arguments?.length ?? 1)),
          ),
      ),
    ),
  ]),
  fixRule(
    /Invalid default value .* provided for (?:argument|input field) (\S+) of type/,
    ([on], { named }) => [
      fix(
        'Remove the default value',
        named.flatMap((source) =>
          spotsAt(source, on).flatMap(({ node }) => {
            if (!('defaultValue' in node) || !node.defaultValue) return []
            const end = node.defaultValue.loc?.end ?? 0
            const start = node.type.loc?.end ?? end
            return [{ subgraph: source.name, range: { from: start, to: end }, insert: '' }]
          }),
        ),
      ),
    ],
  ),
]

/** A fix that removes a directive from what a coordinate names, in all these subgraphs. */
export function withoutDirective(sources: SchemaSource[], name: string, on: string) {
  const around = name === 'external' ? applicationsAround : applicationsOf
  const found = sources.flatMap((source) =>
    around(source, name, on).map((application) => ({ source, application })),
  )
  const isOnType = found.some(({ application }) => application.on.kind === 'type')
  const edits = found.map(({ source, application }) => removeDirective(source, application.node))
  const [only, ...others] = new Set(edits.map(({ subgraph }) => subgraph))
  const where = only !== undefined && others.length === 0 && sources.length === 1 ? ` in ${only}` : ''
  return fix(`Remove @${name} from ${isOnType ? on.replace(/\.\w+$/, '') : on}${where}`, edits)
}

/** A fix that removes a field or value, unless it is the only one of its type. */
export function withoutMember(sources: SchemaSource[], on: string) {
  const edits = sources.flatMap((source): Edit[] =>
    spotsAt(source, on).flatMap((spot) => {
      if (spot.kind === 'argument') {
        return [removeArgument(source, spot.node, argumentsOf(spot.field).length)]
      }
      if (spot.kind !== 'member' || membersOf(spot.type).length < 2 || isInKey(source, spot)) return []
      return [removeLine(source, spot.node)]
    }),
  )
  return fix(`Remove ${on}${sources.length === 1 && sources[0] ? ` from ${sources[0].name}` : ''}`, edits)
}

function isInKey(source: SchemaSource, { type, node }: Extract<Spot, { kind: 'member' }>): boolean {
  return keysOf(source, type.name.value).some((key) => key.split(/\W+/).includes(node.name.value))
}

function withoutLabel(sources: SchemaSource[], on: string) {
  return fix(
    'Remove the label',
    sources.flatMap((source) =>
      applicationsOf(source, 'override', on).flatMap(({ node }) =>
        (node.arguments ?? [])
          .filter(({ name }) => name.value === 'label')
          .map((argument) => removeItem(source, argument)),
      ),
    ),
  )
}

/** The federation specification brings its own definitions, so a copy is a leftover. */
function withoutDefinition({ named }: Report, name: string) {
  return fix(
    `Remove the definition of @${name}`,
    named.flatMap((source) => {
      const nodes = source.directives.get(name) ?? []
      return nodes.slice(nodes.length > 1 ? 1 : 0).map((node) => removeLine(source, node))
    }),
  )
}

/** A fix at the node that the error itself is located at. */
function withoutLocated({ named, nodes }: Report, name: string) {
  return fix(
    `Remove @${name}`,
    named.flatMap((source) =>
      source.applications
        .filter(({ node }) => nodes.some((located) => located.loc?.start === node.loc?.start))
        .map(({ node }) => removeDirective(source, node)),
    ),
  )
}

/** Removes a directive of the schema, and `extend schema` with the last one. */
function removeLink(source: SchemaSource, link: SchemaSource['applications'][number]['node']): Edit {
  const node = source.schemaNodes.find(({ directives }) => directives?.includes(link))
  const isAlone = node?.directives?.length === 1 && !node.operationTypes?.length
  return isAlone ? removeLine(source, node) : removeDirective(source, link)
}

/** Turns a definition into an extension, which has no description. */
function extend(source: SchemaSource, node: TypeNode): Edit {
  const description = 'description' in node ? node.description?.loc?.end : undefined
  const start = startOf(node)
  const keyword = description === undefined ? start : description + source.sdl.slice(description).search(/\S/)
  return edit(source, start, keyword, 'extend ')
}
