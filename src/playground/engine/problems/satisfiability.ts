import type { Place } from '../messages'
import {
  applicationsOf,
  placeOf,
  placesApplied,
  placesAt,
  placesNear,
  stringArgument,
  type Report,
} from './finder'
import type { SchemaSource } from './source'

/** Why a field cannot be reached: `from` is the subgraph that holds the object, `to` the one that would have to be entered. */
type Obstacle = {
  from: string
  to?: string
  type: string
  field?: string
  key?: string
  kind: keyof typeof shapes
}

const shapes = {
  'no-key':
    /cannot move to subgraph "(?<to>.*?)", which has field "(?<type>\w+)\.(?<field>\w+)", because type/,
  key: /cannot move to subgraph "(?<to>.*?)" using @key\(fields: "(?<key>[^]*?)"\) of "(?<type>\w+)"/,
  missing: /cannot find field "(?<type>\w+)\.(?<field>\w+)"/,
  external: /field "(?<type>\w+)\.(?<field>\w+)" is not resolvable because marked @external/,
  requires: /cannot satisfy @require conditions on field "(?<type>\w+)\.(?<field>\w+)"/,
  context: /required context for field "(?<type>\w+)\.(?<field>\w+)"/,
  implementation: /implementation type of @interfaceObject type "(?<type>\w+)"/,
}

/** Reads the reasons of a message that names a query nobody can answer. */
export function readObstacles(message: string): Obstacle[] {
  let from = ''
  return message.split(/\n(?=\s*- )/).flatMap((line): Obstacle[] => {
    from = /^- from subgraph "(.*?)":/.exec(line)?.[1] ?? from
    for (const [kind, shape] of Object.entries(shapes)) {
      const groups = shape.exec(line)?.groups
      if (groups) return [{ type: '', ...groups, kind: kind as Obstacle['kind'], from }]
    }
    return []
  })
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
export function satisfiabilityRule({ sources, message }: Report): Place[] {
  const target = unreachableField(message)
  return [
    ...(target ? sources.flatMap((source) => placesResolving(source, target)) : []),
    ...readObstacles(message).flatMap((obstacle) => placesOfObstacle(sources, obstacle)),
  ]
}

function placesResolving(source: SchemaSource, { type, field }: { type: string; field: string }): Place[] {
  const isExternal = applicationsOf(source, 'external', `${type}.${field}`).length > 0
  return isExternal ? [] : placesAt(source, `${type}.${field}`)
}

function placesOfObstacle(sources: SchemaSource[], { kind, from, to, type, field, key }: Obstacle): Place[] {
  const source = sources.filter(({ name }) => name === from)
  const target = sources.filter(({ name }) => name === to)
  const coordinate = field === undefined ? type : `${type}.${field}`
  switch (kind) {
    case 'no-key':
      return target.flatMap((entered) => [...placesAt(entered, type), ...placesAt(entered, coordinate)])
    case 'key':
      return [
        ...target.flatMap((entered) => placesOfKey(entered, type, key)),
        ...source.flatMap((left) => placesAt(left, type)),
      ]
    case 'external':
      return source.flatMap((left) => placesApplied(left, 'external', coordinate))
    case 'requires':
      return sources.flatMap((other) => placesApplied(other, 'requires', coordinate))
    case 'context':
      return sources.flatMap((other) => placesNear(other, coordinate))
    case 'implementation':
      return sources.flatMap((other) => placesApplied(other, 'interfaceObject', type))
    case 'missing':
      return source.flatMap((left) => placesAt(left, type))
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
  return applicationsOf(source, 'key', type).flatMap(({ node }) => stringArgument(node, 'fields') ?? [])
}
