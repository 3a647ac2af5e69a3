import { expect, test } from 'vitest'
import { emptyRecord, type CourseRecord } from '../progress/record'
import { claimState } from './claim-state'

const chapters = [
  { id: 'a', title: 'A', href: '/a', questions: ['q1', 'q2'], exercises: ['e1'] },
  { id: 'b', title: 'B', href: '/b', questions: [], exercises: ['e2'] },
]
const solution = [{ name: 'products', sdl: 'type Query { a: Int }' }]
const solved = { solved: true, tries: 1, hints: 0, solution }
const finished: CourseRecord = {
  version: 1,
  chapters: {
    a: {
      questions: { q1: { solved: true, tries: 1 }, q2: { solved: true, tries: 2 } },
      exercises: { e1: solved },
    },
    b: { questions: {}, exercises: { e2: solved } },
  },
}

test('before the first chapter everything is open', () => {
  expect(claimState(emptyRecord, chapters)).toEqual({
    ready: false,
    open: [
      { title: 'A', href: '/a', questions: 2, exercises: 1 },
      { title: 'B', href: '/b', questions: 0, exercises: 1 },
    ],
  })
})

test('a finished course gives the solution of every exercise', () => {
  expect(claimState(finished, chapters)).toEqual({ ready: true, solutions: { e1: solution, e2: solution } })
})

test('a solved exercise without its text is open, because the server would refuse it', () => {
  const { solution: _, ...withoutText } = solved
  const record = {
    ...finished,
    chapters: { ...finished.chapters, b: { questions: {}, exercises: { e2: withoutText } } },
  }
  expect(claimState(record, chapters)).toMatchObject({ ready: false, open: [{ title: 'B', exercises: 1 }] })
})
