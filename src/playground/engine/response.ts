import { getDirectiveValues, GraphQLIncludeDirective, GraphQLSkipDirective } from 'graphql'
import { isJsonObject } from '@/lib/guards'
import type { Selection } from './planner/selection'
import type { PathPart } from './planner/step'

export type Path = (string | number)[]
export type Fields = Record<string, unknown>

/** An object of the answer, and where it is. */
export type Located = { object: Fields; path: Path }

/** The answer while it is put together from those of the subgraphs. */
export function createResponse() {
  const root: Fields = {}
  const lost = new Map<Fields, Map<string, string>>()

  /** Finds the objects at a path, in all items of lists. */
  function objectsAt(parts: PathPart[]): Located[] {
    let found: Located[] = [{ object: root, path: [] }]
    for (const part of parts) {
      found =
        'type' in part
          ? found.filter(({ object }) => object.__typename === undefined || object.__typename === part.type)
          : found.flatMap(({ object, path }) => flatten(object[part.name], [...path, part.name]))
    }
    return found
  }

  /** Notes that a field cannot be had, and why. */
  function lose(object: Fields, name: string, cause: string): void {
    const causes = lost.get(object) ?? new Map<string, string>()
    causes.set(name, causes.get(name) ?? cause)
    lost.set(object, causes)
  }

  /** Says why a field cannot be had, if so. */
  function lossOf(object: Fields, name: string): string | undefined {
    return lost.get(object)?.get(name)
  }

  return { root, objectsAt, lose, lossOf }
}

function flatten(value: unknown, path: Path): Located[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => flatten(item, [...path, index]))
  return isJsonObject(value) ? [{ object: value, path }] : []
}

/** Adds what a subgraph answered to an object of the answer. */
export function mergeInto(target: Fields, source: Fields): void {
  for (const [name, value] of Object.entries(source)) target[name] = merged(target[name], value)
}

function merged(known: unknown, value: unknown): unknown {
  if (isJsonObject(known) && isJsonObject(value)) {
    mergeInto(known, value)
    return known
  }
  if (Array.isArray(known) && Array.isArray(value) && known.length === value.length) {
    return value.map((item, index) => merged(known[index], item))
  }
  return value ?? known ?? null
}

/** Picks a field set, such as a key, out of an object. Returns the name of the first field that is not there instead. */
export function pick(selection: Selection, object: Fields): Fields | string {
  const picked: Fields = {}
  for (const [name, { field, type, children }] of selection) {
    if (!field) {
      if (object.__typename !== type) continue
      const inner = pick(children, object)
      if (typeof inner === 'string') return inner
      Object.assign(picked, inner)
      continue
    }
    const value = object[name]
    if (value === undefined) return name
    const inner = children.size > 0 ? pickEach(children, value) : { value }
    if (typeof inner === 'string') return inner
    picked[name] = inner.value
  }
  return picked
}

function pickEach(selection: Selection, value: unknown): { value: unknown } | string {
  if (Array.isArray(value)) {
    const items = value.map((item) => pickEach(selection, item))
    const missing = items.find((item) => typeof item === 'string')
    return missing ?? { value: items.map((item) => (item as { value: unknown }).value) }
  }
  if (!isJsonObject(value)) return { value }
  const inner = pick(selection, value)
  return typeof inner === 'string' ? inner : { value: inner }
}

/** Whether @skip and @include leave any field of a selection, given the variables. */
export function isWanted(selection: Selection, variables: Fields): boolean {
  return [...selection.values()].some(({ conditions, field, children }) => {
    const on = conditions.every((directive) => {
      const node = { directives: [directive] }
      return (
        getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
        getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
      )
    })
    return on && (field ? field.name.value !== '__typename' : isWanted(children, variables))
  })
}
