import { expect, it } from 'vitest'
import type { Course } from './courses'
import { statusOf } from './course-status'

const course = (written: string[], announced: string[]) =>
  ({
    chapters: [
      ...written.map((title) => ({ title, entry: {} })),
      ...announced.map((title) => ({ title, entry: undefined })),
    ],
  }) as Course

it('says which chapters of a course are written and which are announced', () => {
  expect(statusOf(course(['Versions', 'Shareable', 'Entities'], ['Enums', 'External']))).toBe(
    'Three of five chapters are written: Versions, Shareable, and Entities. Enums and External are announced.',
  )
  expect(statusOf(course(['Versions'], ['Enums']))).toBe(
    'One of two chapters is written: Versions. Enums is announced.',
  )
  expect(statusOf(course([], ['Enums', 'Fields']))).toBe(
    'None of two chapters are written. Enums and Fields are announced.',
  )
  expect(statusOf(course(['Versions', 'Shareable'], []))).toBe('All two chapters are written.')
})
