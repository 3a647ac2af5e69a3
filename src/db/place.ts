import { sql } from 'kysely'

/** A place in a list with the newest first: where a page ends and the next one begins. */
export type Place = { time: string; id: string }

/** A place as addresses name it. */
export function placeText({ time, id }: Place): string {
  return `${time}_${id}`
}

/** The place that a text names; undefined, so the beginning of the list, for any other text. */
export function readPlace(text: string | null): Place | undefined {
  const [, time, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)_([\w-]{1,64})$/.exec(text ?? '') ?? []
  return time && id ? { time, id } : undefined
}

/** A condition of a query: what is older than a place, or everything without one. Expects the columns of time and id. */
export function olderThan(place: Place | undefined, time = 'created_at', id = 'id') {
  return place
    ? sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (${place.time}, ${place.id})`
    : sql<boolean>`1 = 1`
}
