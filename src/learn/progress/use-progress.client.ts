'use client'

import { useSyncExternalStore } from 'react'
import { emptyRecord, type CourseRecord } from './record'
import { progressStore, type ProgressStore } from './store'

/** The record of a course, empty on the server and while the page hydrates. */
export function useProgress(course: string): CourseRecord {
  return useSyncExternalStore(
    (listener) => progressStore(course).subscribe(listener),
    () => progressStore(course).get(),
    () => emptyRecord,
  )
}

/** Whether this browser keeps progress; true until it proves otherwise. */
export function useIsKept(course: string): boolean {
  return useSyncExternalStore(
    (listener) => progressStore(course).subscribe(listener),
    () => progressStore(course).isKept(),
    () => true,
  )
}

export function changeProgress(course: string, edit: Parameters<ProgressStore['change']>[0]): void {
  progressStore(course).change(edit)
}
