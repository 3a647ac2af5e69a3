import { visit, type ASTNode, type InputValueDefinitionNode } from 'graphql'
import type { Edit, Fix, Place } from '@/playground/engine/messages'
import { applicationsAround, applicationsOf, authorizing, spotsAt, type Report } from '../finder'
import { linksOf } from '../links'
import { keysOf } from '../satisfiability'
import {
  argumentsOf,
  isExtension,
  membersOf,
  type Application,
  type SchemaSource,
  type Spot,
} from '../source'
import {
  addAfter,
  edit,
  endOf,
  removeArgument,
  removeDirective,
  removeItem,
  removeLine,
  removeNamed,
  replaceNode,
  startOf,
  textOf,
} from './edits'
import { editsAt, fix, fixRule, type FixRule } from './fix-rule'

/** Fixes that take something away which is not at the place of the problem, or not alone: a duplicate, a leftover. */
export const removingRules: FixRule[] = [
  fixRule(
    /Cannot apply merged directive @(\w+).* to external field "(\S+)"|Invalid use of @(\w+) on (?:field|interface object|interface) "(.*?)"/,
    ([name, on], { named }) => [withoutDirective(named, name, on)],
  ),
  fixRule(/Interface type "(\w+)" has a resolvable key/, ([type], { sources }) =>
    sources.map((source) => withoutDirective([source], 'key', type)),
  ),
  fixRule(/Type "(\w+)" is @inaccessible but is the root/, ([type], { named }) => [
    withoutDirective(named, 'inaccessible', type),
  ]),
  fixRule(/\] @override cannot be used on field "(\S+?)" .*directive "@(\w+)"$/, ([on, other], { named }) => [
    withoutDirective(named, 'override', on),
    withoutDirective(named, other, on),
  ]),
  fixRule(
    /Invalid @override label ".*?" on field "(\S+?)"|^@override with label .* on field "(\S+)" on subgraph/,
    ([on], { named }) => [withoutLabel(named, on)],
  ),
  fixRule(/Field "(\S+)" is marked @external but is not used/, ([on], { named }) => [
    withoutDirective(named, 'external', on),
    withoutMember(named, on),
  ]),
  fixRule(/(?:Field|Enum value|Argument) "(.*?)" can only be defined once/, ([on], { named }) => [
    fix(
      `Remove the second ${on}`,
      named.flatMap((source) =>
        spotsAt(source, on)
          .slice(1)
          .map(({ node }) => removeLine(source, node)),
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
          .map((node) => {
            // An extension has no description.
            const description = 'description' in node ? node.description : undefined
            const after = description ? endOf(description) : startOf(node)
            const keyword = after + source.sdl.slice(after).search(/\S/)
            return edit(source, startOf(node), keyword, 'extend ')
          }),
      ),
    ),
  ]),
  fixRule(/Invalid definition for type (\w*FieldSet): \w+ should be a ScalarType/, ([type], { named }) => [
    fix(
      `Define ${type} as a scalar`,
      editsAt(named, type, (source, { node }) => replaceNode(source, node, `scalar ${type}`)),
    ),
  ]),
  // The federation specification brings its own definitions, so a copy is a leftover.
  fixRule(
    /only one directive named "(@\w+)"|Invalid definition for (?:directive "(@\w+)"|type (?!\w*FieldSet\b)(\w+))/,
    ([name], { named }) => [
      fix(
        `Remove the definition of ${name}`,
        named.flatMap((source) => {
          const spots = spotsAt(source, name)
          return spots.slice(spots.length > 1 ? 1 : 0).map(({ node }) => removeLine(source, node))
        }),
      ),
    ],
  ),
  fixRule(/(?:Union )?[Tt]ype (\w+) must define one or more/, ([type], { named }) => [
    fix(
      `Remove ${type}`,
      editsAt(named, type, (source, { node }) => removeLine(source, node)),
    ),
  ]),
  fixRule(/root level subscription object cannot be marked/, (_, { sources }) => {
    const fields = sources.flatMap((source) =>
      (source.types.get('Subscription') ?? []).flatMap(membersOf).map(({ name }) => name.value),
    )
    const shared = fields.filter((name, index) => fields.indexOf(name) < index)
    return shared.flatMap((name) => sources.map((source) => withoutMember([source], `Subscription.${name}`)))
  }),
  fixRule(/Duplicate inclusion of feature (\S+)/, ([identity], { named }) => [
    fix(
      `Keep one @link to ${identity.replace(/.*\//, '')}`,
      named.flatMap((source) => {
        const [first, ...others] = linksOf(source).filter((link) => link.identity === identity)
        const last = first?.imports.at(-1)
        const imported = new Set(first?.imports.map(({ name }) => name))
        const lacking = others.flatMap(({ imports }) => imports.filter(({ name }) => !imported.has(name)))
        const texts = lacking.map(({ node }) => textOf(source, node))
        return [
          ...(last && texts.length > 0 ? [addAfter(source, last.node, texts.join(', '), ', ')] : []),
          ...others.map(({ node }) => removeLink(source, node)),
        ]
      }),
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
  // A composer reports one such default at a time.
  fixRule(
    /Invalid default value .* provided for (?:argument|input field) (\S+) of type/,
    ([on], { named }) => [
      fix(
        'Remove the default value',
        named.flatMap((source) => {
          const wrong = spotsAt(source, on).map(({ node }) => typeAndDefault(source, node))
          return inputsOf(source)
            .filter((node) => node.defaultValue && wrong.includes(typeAndDefault(source, node)))
            .map((node) => edit(source, endOf(node.type), endOf(node.defaultValue ?? node), ''))
        }),
      ),
    ],
  ),
]

/** Gives all arguments and input fields of a schema. */
function inputsOf({ document }: SchemaSource): InputValueDefinitionNode[] {
  const found: InputValueDefinitionNode[] = []
  if (document) visit(document, { InputValueDefinition: (node) => void found.push(node) })
  return found
}

function typeAndDefault(source: SchemaSource, node: ASTNode): string {
  return 'defaultValue' in node && node.defaultValue
    ? source.sdl.slice(startOf(node.type), endOf(node.defaultValue))
    : ''
}

/**
 * Fixes that remove the directive or argument that a problem is placed at, or the type from a union or from the interfaces of
 * another: in each subgraph, and in all of them.
 */
export function removeAtPlaces({ sources, message }: Report, places: Place[]): Fix[] {
  const removals = new Map<ASTNode, { title: string; subgraph: string; edits: Edit[] }>()
  for (const place of places) {
    const source = sources.find(({ name }) => name === place.subgraph)
    const application = source?.applications.find(({ node }) => contains(node, place))
    if (source && application && isRemovable(application, message))
      removals.set(application.node, removalAt(source, application, place))
    for (const type of source ? [...source.types.values()].flat() : []) {
      const listed = 'types' in type ? type.types : 'interfaces' in type ? type.interfaces : undefined
      const item = listed?.find(({ loc }) => loc?.start === place.range?.from)
      if (!source || !listed || !item) continue
      const title = `Remove ${item.name.value} from ${type.name.value}`
      removals.set(item, { title, subgraph: source.name, edits: [removeNamed(source, item, listed.length)] })
    }
  }
  const all = [...removals.values()]
  const fixes = all.map(({ title, subgraph, edits }) => ({ title: `${title} in ${subgraph}`, edits }))
  if (all.length < 2) return fixes
  const title = [...new Set(all.map((removal) => removal.title))].join(', ')
  return [...fixes, { title, edits: all.flatMap(({ edits }) => edits) }]
}

function removalAt(source: SchemaSource, { node, on }: Application, { range }: Place) {
  const argument = node.arguments?.find((given) => given.loc?.start === range?.from)
  if (argument && node.arguments) {
    const edits = [removeArgument(source, argument, node.arguments.length)]
    return { title: `Remove the argument ${argument.name.value}`, subgraph: source.name, edits }
  }
  const title = `Remove @${node.name.value}${on.kind === 'schema' ? '' : ` from ${coordinateOf(on)}`}`
  return {
    title,
    subgraph: source.name,
    edits: [on.kind === 'schema' ? removeLink(source, node) : removeDirective(source, node)],
  }
}

/** What guards a field is never given up for a schema that composes, except where it guards nothing; links have other fixes. */
function isRemovable({ node: { name } }: Application, message: string): boolean {
  return (
    name.value !== 'link' && (message.includes('may not be used on') || !authorizing.includes(name.value))
  )
}

/** Fixes that remove the field, argument, or value that a problem is placed at, in one subgraph. */
export function removeMembersAt({ sources }: Report, places: Place[]): (Fix | undefined)[] {
  return places.flatMap(({ subgraph, range }) =>
    sources
      .filter(({ name }) => name === subgraph)
      .flatMap((source) =>
        [...source.types.values()].flat().flatMap((type) =>
          membersOf(type)
            .filter(({ name }) => range !== undefined && name.loc?.start === range.from)
            .map((member) => withoutMember([source], `${type.name.value}.${member.name.value}`)),
        ),
      ),
  )
}

function contains(node: Application['node'], { range }: Place): boolean {
  return range !== undefined && startOf(node) <= range.from && range.to <= endOf(node)
}

/** Names what a directive is on, as schema coordinates do. */
function coordinateOf(on: Exclude<Application['on'], { kind: 'schema' }>): string {
  const name = on.node.name.value
  if (on.kind === 'member') return `${on.type.name.value}.${name}`
  if (on.kind === 'argument') return `${on.type.name.value}.${on.field.name.value}(${name}:)`
  return on.kind === 'directive-argument' ? `@${on.directive.name.value}(${name}:)` : name
}

/** A fix that removes a directive from what a coordinate names, in all these subgraphs. */
export function withoutDirective(sources: SchemaSource[], name: string, on: string) {
  const found = sources.flatMap((source) =>
    applicationsAround(source, name, on).map((application) => ({ source, application })),
  )
  const isOnType = found.some(({ application }) => application.on.kind === 'type')
  const where = sources.length === 1 && sources[0] ? ` in ${sources[0].name}` : ''
  return fix(
    `Remove @${name} from ${isOnType ? on.replace(/\.\w+$/, '') : on}${where}`,
    found.map(({ source, application }) => removeDirective(source, application.node)),
  )
}

/** A fix that removes a field or value, but no field of a key. A root type goes with its only field, other types keep it. */
export function withoutMember(sources: SchemaSource[], on: string) {
  const isRoot = /^(?:Query|Mutation|Subscription)\./.test(on)
  const edits = editsAt(sources, on, (source, spot) => {
    if (spot.kind === 'argument') return removeArgument(source, spot.node, argumentsOf(spot.field).length)
    if (spot.kind !== 'member' || isInKey(source, spot)) return undefined
    if (membersOf(spot.type).length > 1) return removeLine(source, spot.node)
    return isRoot ? removeLine(source, spot.type) : undefined
  })
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

/** Removes a directive of the schema, and `extend schema` with the last one. */
function removeLink(source: SchemaSource, link: Application['node']): Edit {
  const node = source.schemaNodes.find(({ directives }) => directives?.includes(link))
  const isAlone = node?.directives?.length === 1 && !node.operationTypes?.length
  return isAlone ? removeLine(source, node) : removeDirective(source, link)
}
