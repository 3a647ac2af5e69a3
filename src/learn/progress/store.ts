import { emptyRecord, parseRecord, storageKey, type CourseRecord } from './record'

type Listener = () => void
export type ProgressStore = {
  get: () => CourseRecord
  change: (edit: (record: CourseRecord) => CourseRecord) => void
  subscribe: (listener: Listener) => () => void
  /** False when the browser keeps nothing: storage is denied or full. */
  isKept: () => boolean
}

const stores = new Map<string, ProgressStore>()

/** The store of a course's record in this browser; other tabs are followed. One per course and page. */
export function progressStore(course: string): ProgressStore {
  const known = stores.get(course)
  if (known) return known
  const store = createStore(storageKey(course))
  stores.set(course, store)
  return store
}

function createStore(key: string): ProgressStore {
  const listeners = new Set<Listener>()
  let kept = true
  let record = read() ?? emptyRecord

  function read(): CourseRecord | undefined {
    try {
      return parseRecord(localStorage.getItem(key))
    } catch {
      kept = false
      return undefined
    }
  }
  function tell() {
    for (const listener of listeners) listener()
  }
  function follow(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    record = read() ?? emptyRecord
    tell()
  }

  return {
    get: () => record,
    isKept: () => kept,
    change(edit) {
      // Another tab may have written since: its answers must not be lost.
      record = edit((kept ? read() : undefined) ?? record)
      try {
        localStorage.setItem(key, JSON.stringify(record))
      } catch {
        kept = false
      }
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', follow)
      }
    },
  }
}
