import type { Place } from '../messages'
import { applicationsOf, placesApplied, placesAt, placesNear, placesOfKey, type Report } from './finder'
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

/** The field that cannot be reached, wherever it is resolved, then the keys and types at which entering fails. */
export function satisfiabilityRule({ sources, message }: Report): Place[] {
  const obstacles = readObstacles(message)
  const query = message.split('cannot be satisfied by the subgraphs because:')[0] ?? ''
  const names = query.split('\n').flatMap((line) => /^\s+(\w+)(?:\(.*\))?(?: \{)?$/.exec(line)?.[1] ?? [])
  const target = obstacles.find(({ field }) => field !== undefined && field === names.at(-1))
  const field = `${target?.type}.${target?.field}`
  const resolving = sources.filter((source) => applicationsOf(source, 'external', field).length === 0)
  return [
    ...resolving.flatMap((source) => placesAt(source, field)),
    ...obstacles.flatMap((obstacle) => sources.flatMap((source) => placesOfObstacle(source, obstacle))),
  ]
}

function placesOfObstacle(source: SchemaSource, { kind, from, to, type, field, key }: Obstacle): Place[] {
  const isFrom = source.name === from
  const isTo = source.name === to
  const coordinate = field === undefined ? type : `${type}.${field}`
  switch (kind) {
    case 'no-key':
      return isTo ? [...placesAt(source, type), ...placesAt(source, coordinate)] : []
    case 'key':
      return isTo ? placesOfKey(source, type, key) : isFrom ? placesAt(source, type) : []
    case 'missing':
      return isFrom ? placesAt(source, type) : []
    case 'external':
      return isFrom ? placesApplied(source, 'external', coordinate) : []
    case 'requires':
      return placesApplied(source, 'requires', coordinate)
    case 'context':
      return placesNear(source, coordinate)
    case 'implementation':
      return placesApplied(source, 'interfaceObject', type)
  }
}
