'use client'

import { useSyncExternalStore } from 'react'
import { writeStored } from '@/lib/stored'
import { emptyRecord, parseRecord, storageKey, type CourseRecord } from './record'

type Store = { record: CourseRecord; persistent: boolean; listeners: Set<() => void> }

const stores = new Map<string, Store>()

/** The record of a course in this browser, which follows other tabs. */
function storeOf(course: string): Store {
  const known = stores.get(course)
  if (known) return known
  const store: Store = { record: emptyRecord, persistent: true, listeners: new Set() }
  stores.set(course, store)
  read(course, store)
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey(course) && key !== null) return
    store.record = emptyRecord
    read(course, store)
    for (const listener of store.listeners) listener()
  })
  return store
}

function read(course: string, store: Store): void {
  try {
    store.record = parseRecord(localStorage.getItem(storageKey(course)) ?? '') ?? store.record
  } catch {
    store.persistent = false
  }
}

function useStore<Value>(course: string, select: (store: Store) => Value, onServer: Value): Value {
  return useSyncExternalStore(
    (listener) => {
      const { listeners } = storeOf(course)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => select(storeOf(course)),
    () => onServer,
  )
}

/** The record of a course. It is empty on the server and during hydration. */
export function useProgress(course: string): CourseRecord {
  return useStore(course, ({ record }) => record, emptyRecord)
}

/** Whether this browser stores progress. It is true until storing fails. */
export function useIsPersistent(course: string): boolean {
  return useStore(course, ({ persistent }) => persistent, true)
}

/** Stores a changed record of a course and updates the components that show it. */
export function changeProgress(course: string, edit: (record: CourseRecord) => CourseRecord): void {
  const store = storeOf(course)
  // Read again before writing, because another tab may have stored answers since.
  if (store.persistent) read(course, store)
  store.record = edit(store.record)
  if (!writeStored('localStorage', storageKey(course), JSON.stringify(store.record))) store.persistent = false
  for (const listener of store.listeners) listener()
}
