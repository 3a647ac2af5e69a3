import type { Place } from '../messages'
import { findSpots } from './coordinate'
import {
  applicationsOf,
  placeOf,
  placesApplied,
  placesAt,
  placesNear,
  stringArgument,
  type Report,
} from './finder'
import { localNames } from './links'
import { rule, type Rule } from './rule'
import type { SchemaSource } from './source'

/** Why a field cannot be reached: `from` is the subgraph that holds the object, `to` the one that would have to be entered. */
type Obstacle = {
  from: string
  to?: string
  type: string
  field?: string
  key?: string
  kind: ObstacleKind
}
type ObstacleKind = 'no-key' | 'key' | 'missing' | 'external' | 'requires' | 'context' | 'implementation'

const shapes: { kind: ObstacleKind; shape: RegExp }[] = [
  {
    kind: 'no-key',
    shape:
      /cannot move to subgraph "(?<to>.*?)", which has field "(?<type>\w+)\.(?<field>\w+)", because type/,
  },
  {
    kind: 'key',
    shape: /cannot move to subgraph "(?<to>.*?)" using @key\(fields: "(?<key>[^]*?)"\) of "(?<type>\w+)"/,
  },
  { kind: 'missing', shape: /cannot find field "(?<type>\w+)\.(?<field>\w+)"/ },
  {
    kind: 'external',
    shape: /field "(?<type>\w+)\.(?<field>\w+)" is not resolvable because marked @external/,
  },
  { kind: 'requires', shape: /cannot satisfy @require conditions on field "(?<type>\w+)\.(?<field>\w+)"/ },
  { kind: 'context', shape: /required context for field "(?<type>\w+)\.(?<field>\w+)"/ },
  { kind: 'implementation', shape: /implementation type of @interfaceObject type "(?<type>\w+)"/ },
]

/** Reads the reasons of a message that names a query nobody can answer. */
export function readObstacles(message: string): Obstacle[] {
  const obstacles: Obstacle[] = []
  let from = ''
  for (const line of message.split(/\n(?=\s*- )/)) {
    from = /^- from subgraph "(.*?)":/.exec(line)?.[1] ?? from
    for (const { kind, shape } of shapes) {
      const groups = shape.exec(line)?.groups
      if (!groups) continue
      const { to, type = '', field, key } = groups
      obstacles.push({
        kind,
        from,
        type,
        ...(to !== undefined && { to }),
        ...(field && { field }),
        ...(key && { key }),
      })
      break
    }
  }
  return obstacles
}

/** Gives the field at the end of the message's query. */
function unreachableField(message: string): { type: string; field: string } | undefined {
  const query = message.split('cannot be satisfied by the subgraphs because:')[0] ?? ''
  const names = query.split('\n').flatMap((line) => /^\s+(\w+)(?:\(.*\))?(?: \{)?$/.exec(line)?.[1] ?? [])
  const last = names.at(-1)
  const found = readObstacles(message).find(({ field }) => field === last)
  return found?.field === undefined ? undefined : { type: found.type, field: found.field }
}

/** The field that cannot be reached, wherever it is resolved, then the keys and types at which entering fails. */
export const satisfiabilityRule: Rule = rule(/^The following supergraph API query:/, (_, report) => {
  const { sources, message } = report
  const target = unreachableField(message)
  const places = target ? placesResolving(sources, target) : []
  for (const obstacle of readObstacles(message)) places.push(...placesOfObstacle(report, obstacle))
  return places
})

function placesResolving(sources: SchemaSource[], { type, field }: { type: string; field: string }): Place[] {
  const resolving = sources.filter(
    (source) => placesApplied([source], 'external', `${type}.${field}`).length === 0,
  )
  return placesAt(resolving, `${type}.${field}`)
}

function placesOfObstacle({ sources }: Report, { kind, from, to, type, field, key }: Obstacle): Place[] {
  const source = sources.filter(({ name }) => name === from)
  const target = sources.filter(({ name }) => name === to)
  const coordinate = field === undefined ? type : `${type}.${field}`
  switch (kind) {
    case 'no-key':
      return [...placesAt(target, type), ...placesAt(target, coordinate)]
    case 'key':
      return [...target.flatMap((entered) => placesOfKey(entered, type, key)), ...placesAt(source, type)]
    case 'external':
      return placesApplied(source, 'external', coordinate)
    case 'requires':
      return placesApplied(sources, 'requires', coordinate)
    case 'context':
      return placesNear(sources, coordinate)
    case 'implementation':
      return placesApplied(sources, 'interfaceObject', type)
    case 'missing':
      return placesAt(source, type)
  }
}

/** Gives the places of a key with these fields. */
export function placesOfKey(source: SchemaSource, type: string, key: string | undefined): Place[] {
  return applicationsOf(source, 'key', type)
    .filter(({ node }) => sameFields(stringArgument(node, 'fields'), key))
    .map(({ node }) => placeOf(source, node))
}

/** Compares field sets regardless of how they are spaced. */
export function sameFields(one: string | undefined, other: string | undefined): boolean {
  const plain = (fields = '') => fields.replace(/[\s,]+/g, ' ').trim()
  return plain(one) === plain(other)
}

/** Gives the field sets of the keys of a type in one subgraph. */
export function keysOf(source: SchemaSource, type: string): string[] {
  const names = localNames(source, 'key')
  return findSpots(source, { type })
    .flatMap(({ node }) => node.directives ?? [])
    .filter(({ name }) => names.includes(name.value))
    .flatMap((node) => stringArgument(node, 'fields') ?? [])
}
