import { expect, it } from 'vitest'
import {
  changeExercise,
  chapterState,
  chapterToContinue,
  countSolved,
  emptyRecord,
  markAnswer,
  markSeen,
  mergeRecords,
  parseRecord,
  resetQuiz,
  type CourseRecord,
} from './record'

const tasks = (id: string, questions = ['a', 'b'], exercises: string[] = []) => ({ id, questions, exercises })
const draft = (sdl: string) => ({ draft: { subgraphs: [{ name: 'products', sdl }] } })

it('completes a chapter when it is read to the end and every question and exercise is solved', () => {
  const chapter = tasks('x', ['a', 'b'], ['e'])
  let record = markSeen(emptyRecord, 'x', true)
  record = markAnswer(markAnswer(record, 'x', 'a', true), 'x', 'b', false)
  expect(chapterState(record, chapter)).toBe('seen')
  expect(countSolved(record, chapter, tasks('y'))).toEqual({ solved: 1, total: 5 })
  record = changeExercise(markAnswer(record, 'x', 'b', true), 'x', 'e', { solved: true })
  expect(chapterState(record, chapter)).toBe('completed')
  expect(chapterState({ ...record, chapters: {} }, chapter)).toBe('new')
})

it('keeps a solved question solved until the quiz is reset', () => {
  const record = markAnswer(markAnswer(emptyRecord, 'x', 'a', true), 'x', 'a', false)
  expect(countSolved(record, tasks('x')).solved).toBe(1)
  expect(countSolved(resetQuiz(record, 'x'), tasks('x')).solved).toBe(0)
})

it('continues with the chapter opened last, then with the first that is not completed', () => {
  const chapters = ['one', 'two', 'three'].map((id) => tasks(id, []))
  const next = (record: CourseRecord) => chapterToContinue(record, chapters)?.id
  expect(next(emptyRecord)).toBeUndefined()
  let record = markSeen(emptyRecord, 'three')
  expect(next(record)).toBe('three')
  record = markSeen(record, 'three', true)
  expect(next(record)).toBe('one')
  expect(next(markSeen(markSeen(record, 'one', true), 'two', true))).toBeUndefined()
})

it('parses its own output and what earlier versions kept, and rejects anything else', () => {
  const record = changeExercise(markAnswer(emptyRecord, 'x', 'a', true), 'x', 'e', draft('a'))
  expect(parseRecord(JSON.stringify(record))).toEqual(record)
  const earlier = `{"version":1,"celebrated":true,"chapters":{"x":{"seen":true,"seed":7,"questions":{"a":{"solved":true,"tries":1}},
    "exercises":{"e":{"solved":false,"tries":2,"hints":0,"draft":{"at":5,"subgraphs":[{"name":"a","sdl":"b"}]}}}}}}`
  expect(countSolved(parseRecord(earlier) ?? emptyRecord, tasks('x')).solved).toBe(1)
  for (const text of ['', '[]', '{}', '{"version":2,"chapters":{}}', '{"version":1,"chapters":[]}', 'null'])
    expect(parseRecord(text)).toBeUndefined()
  expect(parseRecord('{"version":1,"chapters":{"x":{"questions":{"a":1}}}}')).toBeUndefined()
})

it('merges the records of two browsers without losing progress', () => {
  const done = { solved: true, solution: [] }
  const read = markAnswer(markSeen(emptyRecord, 'x', true), 'x', 'a', false)
  const mine = changeExercise(read, 'x', 'e', draft('mine'))
  const answered = markSeen(markAnswer(emptyRecord, 'x', 'a', true), 'y')
  const other = changeExercise(answered, 'x', 'e', { ...draft('theirs'), ...done })
  const exercises = { e: { hints: 0, ...done, ...draft('mine') } }
  const x = { read: true, questions: { a: { solved: true } }, exercises }
  expect(mergeRecords(mine, other)).toEqual({ version: 1, last: 'x', chapters: { x, y: {} } })
})
