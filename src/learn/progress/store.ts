import { emptyRecord, parseRecord, storageKey, type CourseRecord } from './record'

type Listener = () => void
export type ProgressStore = {
  get: () => CourseRecord
  change: (edit: (record: CourseRecord) => CourseRecord) => void
  subscribe: (listener: Listener) => () => void
  /** False when the browser can't store progress, because storage is denied or full. */
  isPersistent: () => boolean
}

const stores = new Map<string, ProgressStore>()

/** The store of a course's record in this browser, which stays in sync with other tabs. Each course has one per page. */
export function progressStore(course: string): ProgressStore {
  const known = stores.get(course)
  if (known) return known
  const store = createStore(storageKey(course))
  stores.set(course, store)
  return store
}

function createStore(key: string): ProgressStore {
  const listeners = new Set<Listener>()
  let persistent = true
  let record = read() ?? emptyRecord

  function read(): CourseRecord | undefined {
    try {
      return parseRecord(localStorage.getItem(key))
    } catch {
      persistent = false
      return undefined
    }
  }
  function notify() {
    for (const listener of listeners) listener()
  }
  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    record = read() ?? emptyRecord
    notify()
  }

  return {
    get: () => record,
    isPersistent: () => persistent,
    change(edit) {
      // Read again before writing, because another tab may have stored answers since.
      record = edit((persistent ? read() : undefined) ?? record)
      try {
        localStorage.setItem(key, JSON.stringify(record))
      } catch {
        persistent = false
      }
      notify()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}
