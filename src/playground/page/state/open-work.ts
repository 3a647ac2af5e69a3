import { randomId } from '@/lib/random-id'
import type { Work } from '@/playground/work'
import { browserStorage, listSaved, readSaved, type Saved } from './saved-works'

export const currentKey = 'playground:current'

/** A work that is not saved yet. */
export function newSaved(work: Work): Saved {
  return { id: newId(), work, origin: work, savedAt: 0, revision: '' }
}

export function newId(): string {
  return randomId(8)
}

/**
 * The work that a visitor who arrives goes on with: that of this tab, else the last saved one, else the given one. An
 * address that names the given one shows it, except to a tab that has gone on from it.
 */
export function lastWork(first: Work, isLinked = false): Saved {
  // The given one counts as saved: it is stored once it is edited.
  const start = { ...newSaved(first), savedAt: Date.now() }
  const store = browserStorage('localStorage')
  if (!store) return start
  const current = browserStorage('sessionStorage')?.getItem(currentKey)
  const own = current ? readSaved(store, current) : undefined
  if (isLinked) return own && JSON.stringify(own.origin) === JSON.stringify(first) ? own : start
  return own ?? listSaved(store)[0] ?? start
}

/** Remembers the work that this tab shows. */
export function rememberCurrent(id: string): void {
  try {
    browserStorage('sessionStorage')?.setItem(currentKey, id)
  } catch {
    // Full or refused: after a reload the last saved work opens.
  }
}
