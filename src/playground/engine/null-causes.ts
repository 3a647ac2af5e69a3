import type { NullCause } from './messages'
import { isFields, type Path } from './response'

/** A field of the answer: its schema coordinate and its type, such as `[Review!]!`. */
export type FieldAt = { coordinate: string; type: string }

type PlacedError = { message: string; path?: Path }

/**
 * Explains nulls of an answer that errors caused: where each error arose, and which non-null types carried its null
 * upwards. Errors of subgraphs are among them, because a subgraph carries nulls upwards too.
 */
export function nullCauses(data: unknown, errors: PlacedError[], fields: Map<string, FieldAt>): NullCause[] {
  return errors.flatMap(({ message, path: origin }) => {
    const path = origin && nullOnTheWay(data, origin)
    return path ? { path, origin, explanation: explain(message, origin, path, fields) } : []
  })
}

/** Walks towards a place until there is a null. */
function nullOnTheWay(data: unknown, origin: Path): Path | undefined {
  let value = data
  for (const [depth, key] of origin.entries()) {
    if (value === null || value === undefined) return origin.slice(0, depth)
    if (Array.isArray(value)) value = value[Number(key)]
    else if (isFields(value)) value = value[String(key)]
    else return undefined
  }
  return value === null || value === undefined ? origin : undefined
}

function explain(message: string, origin: Path, path: Path, fields: Map<string, FieldAt>): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`
  const field = fields.get(fieldPath(origin))
  if (path.length === origin.length) {
    return field ? `${sentence} ${field.coordinate} may be null, so only this value is missing.` : sentence
  }
  const target = path.length === 0 ? 'the whole answer' : path.join('.')
  // A field within an object that a subgraph left out is not in the answer; the message names it.
  const reason = field ? `${field.coordinate} is ${field.type}, which must not be null, so the` : 'The'
  return `${sentence} ${reason} null moved up to ${target}.`
}

/** An item of a list belongs to the field of the list. */
function fieldPath(path: Path): string {
  const end = path.findLastIndex((key) => typeof key === 'string')
  return path.slice(0, end + 1).join('.')
}
