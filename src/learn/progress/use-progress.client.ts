'use client'

import { useSyncExternalStore } from 'react'
import { emptyRecord, type CourseRecord } from './record'
import { progressStore, type ProgressStore } from './store'

/** The record of a course. It is empty on the server and during hydration. */
export function useProgress(course: string): CourseRecord {
  return useSyncExternalStore(
    (listener) => progressStore(course).subscribe(listener),
    () => progressStore(course).get(),
    () => emptyRecord,
  )
}

/** Whether this browser stores progress. It is true until storing fails. */
export function useIsPersistent(course: string): boolean {
  return useSyncExternalStore(
    (listener) => progressStore(course).subscribe(listener),
    () => progressStore(course).isPersistent(),
    () => true,
  )
}

/** Stores a changed record of a course and updates the components that show it. */
export function changeProgress(course: string, edit: Parameters<ProgressStore['change']>[0]): void {
  progressStore(course).change(edit)
}
