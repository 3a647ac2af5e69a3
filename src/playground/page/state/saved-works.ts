import { randomId } from '@/lib/random-id'
import { readStored, writeStored } from '@/lib/stored'
import { readWork, type Work } from '@/playground/work'

/** One piece of work in the browser's storage. */
export type Saved = {
  id: string
  /** Given by the visitor. */
  name?: string
  work: Work
  /** What the work began as, for Reset. */
  origin: Work
  /** Milliseconds since 1970. */
  savedAt: number
  /** Changes with every save, so that a tab notices when another one saved the same work. */
  revision: string
}

/** The number is the version of the format. Records of other versions are left alone. */
export const savedPrefix = 'playground:1:'
const maxSaved = 20

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The storage of this site, or undefined where the browser refuses it. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** All saved works, the last saved first. */
export function listSaved(store: Store): Saved[] {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  return keys
    .flatMap((key) =>
      key.startsWith(savedPrefix) ? (readSaved(store, key.slice(savedPrefix.length)) ?? []) : [],
    )
    .toSorted((a, b) => b.savedAt - a.savedAt)
}

export function readSaved(store: Store, id: string): Saved | undefined {
  try {
    const record = JSON.parse(store.getItem(savedPrefix + id) ?? 'null') as Partial<Saved> | null
    const work = readWork(record?.work)
    if (!record || !work) return undefined
    const { savedAt = 0, revision = '', name } = record
    const named = typeof name === 'string' && name !== '' && { name }
    return { id, ...named, work, origin: readWork(record.origin) ?? work, savedAt, revision }
  } catch {
    return undefined
  }
}

/**
 * Saves a work and returns it with its new revision. When another tab saved under the same id since, it goes under a new
 * id, so that neither is lost. Beyond twenty works, the oldest are deleted. Throws when the browser refuses to store.
 */
export function save(store: Store, saved: Saved): Saved {
  const stored = readSaved(store, saved.id)
  const id = stored && stored.revision !== saved.revision ? randomId(8) : saved.id
  const { work, origin, savedAt } = saved
  const name = stored?.name
  const next = { id, ...(name && { name }), work, origin, savedAt, revision: randomId(8) }
  store.setItem(savedPrefix + id, JSON.stringify(next))
  // What was only looked at goes first.
  const known = listSaved(store).toSorted((a, b) => Number(isEdited(b)) - Number(isEdited(a)))
  for (const { id: old } of known.slice(maxSaved)) if (old !== id) deleteSaved(store, old)
  return next
}

/** Names a saved work. A tab that shows it keeps the name. */
export function renameSaved(store: Store, id: string, name: string): void {
  const saved = readSaved(store, id)
  if (saved) store.setItem(savedPrefix + id, JSON.stringify({ ...saved, name: name.trim() }))
}

/** Whether a work differs from what it began as. */
function isEdited({ work, origin }: Saved): boolean {
  return JSON.stringify(work) !== JSON.stringify(origin)
}

export function deleteSaved(store: Store, id: string): void {
  store.removeItem(savedPrefix + id)
}

export const currentKey = 'playground:current'

/** A work that is not saved yet. */
export function newSaved(work: Work): Saved {
  return { id: randomId(8), work, origin: work, savedAt: 0, revision: '' }
}

/**
 * The work that a visitor who arrives goes on with: that of this tab, else the last saved one, else the given one. An
 * address that names the given one shows it, except to a tab that has gone on from it.
 */
export function lastWork(first: Work, isLinked = false): Saved {
  // The given one counts as saved: it is stored once it is edited.
  const start = { ...newSaved(first), savedAt: Date.now() }
  const store = browserStorage()
  if (!store) return start
  const current = readStored('sessionStorage', currentKey)
  const own = current ? readSaved(store, current) : undefined
  if (isLinked) return own && JSON.stringify(own.origin) === JSON.stringify(first) ? own : start
  return own ?? listSaved(store)[0] ?? start
}

/** Remembers the work that this tab shows. */
export function rememberCurrent(id: string): void {
  // Where it is full or refused, the last saved work opens after a reload.
  writeStored('sessionStorage', currentKey, id)
}
