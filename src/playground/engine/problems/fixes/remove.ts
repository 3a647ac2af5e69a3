import type { ASTNode } from 'graphql'
import type { Edit, Fix, Place } from '@/playground/engine/messages'
import { applicationsAround, authorizing, keysOf, type Report } from '../finder'
import { listedIn, membersOf, type Application, type SchemaSource } from '../source'
import { editsAt, endOf, fix, removeNode, startOf } from './edits'

/**
 * Fixes that remove the directive or argument that a problem is placed at, or the type from a union or from the
 * interfaces of another: in each subgraph, and in all of them.
 */
export function removeAtPlaces({ sources, message, code }: Report, places: Place[]): Fix[] {
  const removals = new Map<ASTNode, { title: string; subgraph: string; edits: Edit[] }>()
  for (const { subgraph, range } of places) {
    const source = sources.find(({ name }) => name === subgraph)
    if (!source || !range) continue
    const add = (title: string, node: ASTNode) =>
      removals.set(node, { title, subgraph, edits: [remove(source, node)] })
    const { from, to } = range
    const application = source.applications.find(({ node }) => startOf(node) <= from && to <= endOf(node))
    if (application && isRemovable(application, code, message)) {
      const { node, target } = application
      const argument = node.arguments?.find((given) => startOf(given) === from)
      if (argument) add(`Remove the argument ${argument.name.value}`, argument)
      else add(`Remove @${node.name.value}${target.coordinate && ` from ${target.coordinate}`}`, node)
    }
    for (const type of [...source.types.values()].flat()) {
      const item = listedIn(type).find((node) => startOf(node) === from)
      if (item) add(`Remove ${item.name.value} from ${type.name.value}`, item)
    }
  }
  const all = [...removals.values()]
  const fixes = all.map(({ title, subgraph, edits }) => ({ title: `${title} in ${subgraph}`, edits }))
  if (all.length < 2) return fixes
  const title = [...new Set(all.map((removal) => removal.title))].join(', ')
  return [...fixes, { title, edits: all.flatMap(({ edits }) => edits) }]
}

/** What guards a field is never given up for a schema that composes, except where it guards nothing; links have other fixes. */
function isRemovable({ node: { name } }: Application, code: string, message: string): boolean {
  const guardsNothing =
    code === 'AUTH_REQUIREMENTS_APPLIED_ON_INTERFACE' || message.includes('may not be used on')
  return name.value !== 'link' && (guardsNothing || !authorizing.includes(name.value))
}

/** Fixes that remove the field, argument, or value that a problem is placed at, in one subgraph. */
export function removeMembersAt({ sources }: Report, places: Place[]): Fix[] {
  return sources.flatMap((source) =>
    [...source.spots.values()].flat().flatMap((spot) => {
      const isPlaced = places.some(
        ({ subgraph, range }) =>
          subgraph === source.name && spot.kind === 'member' && startOf(spot.node.name) === range?.from,
      )
      return isPlaced ? withoutMember([source], spot.coordinate) : []
    }),
  )
}

/** A fix that removes a directive from what a coordinate names, in all these subgraphs. */
export function withoutDirective(sources: SchemaSource[], name: string, coordinate: string): Fix {
  const found = sources.flatMap((source) =>
    applicationsAround(source, name, coordinate).map((application) => ({ source, application })),
  )
  const isOnType = found.some(({ application }) => application.target.kind === 'type')
  const where = sources.length === 1 && sources[0] ? ` in ${sources[0].name}` : ''
  return fix(
    `Remove @${name} from ${isOnType ? coordinate.replace(/\.\w+$/, '') : coordinate}${where}`,
    found.map(({ source, application }) => removeNode(source, application.node)),
  )
}

/** A fix that removes a field or value, but no field of a key. A root type goes with its only field, other types keep it. */
export function withoutMember(sources: SchemaSource[], coordinate: string): Fix {
  const [type = '', name = ''] = coordinate.split('.')
  const edits = editsAt(sources, coordinate, (source, spot) => {
    if (spot.kind === 'argument') return removeNode(source, spot.node)
    if (spot.kind !== 'member' || keysOf(source, type).some((key) => key.split(/\W+/).includes(name)))
      return undefined
    if (membersOf(spot.type).length > 1) return removeNode(source, spot.node)
    return /^(?:Query|Mutation|Subscription)$/.test(type) ? removeNode(source, spot.type) : undefined
  })
  const where = sources.length === 1 && sources[0] ? ` from ${sources[0].name}` : ''
  return fix(`Remove ${coordinate}${where}`, edits)
}

/** Removes a node, and `extend schema` with the last directive of it. */
export function remove(source: SchemaSource, node: ASTNode): Edit {
  const schema = source.schemaNodes.find(({ directives }) => directives?.some((one) => one === node))
  const isAlone = schema?.directives?.length === 1 && !schema.operationTypes?.length
  return removeNode(source, isAlone ? schema : node)
}
