import { describe, expect, it } from 'vitest'
import {
  chapterState,
  chapterToContinue,
  emptyRecord,
  markAnswer,
  markCelebrated,
  markRead,
  markSeen,
  mergeRecords,
  parseRecord,
  renewAttempt,
  resetQuiz,
  startAttempt,
  type CourseRecord,
} from './record'

const tasks = (id: string, questions = ['a', 'b'], exercises: string[] = []) => ({ id, questions, exercises })

describe('progress of a course', () => {
  it('completes a chapter when it is read to the end and every question is solved', () => {
    let record = markSeen(emptyRecord, 'versions')
    expect(chapterState(record, tasks('versions'))).toBe('seen')
    record = markRead(record, 'versions')
    expect(chapterState(record, tasks('versions'))).toBe('seen')
    record = markAnswer(markAnswer(record, 'versions', 'a', true), 'versions', 'b', false)
    expect(chapterState(record, tasks('versions'))).toBe('seen')
    record = markAnswer(record, 'versions', 'b', true)
    expect(chapterState(record, tasks('versions'))).toBe('completed')
    expect(record.chapters.versions?.questions.b).toEqual({ solved: true, tries: 2 })
    expect(record.last).toBe('versions')
  })

  it('keeps a solved question solved until the quiz is reset', () => {
    let record = markAnswer(markAnswer(emptyRecord, 'x', 'a', true), 'x', 'a', false)
    expect(record.chapters.x?.questions.a?.solved).toBe(true)
    record = resetQuiz(markRead(record, 'x'), 'x')
    expect(record.chapters.x).toMatchObject({ seen: true, read: true, questions: {} })
  })

  it('continues with the chapter opened last, then with the first that is not completed', () => {
    const chapters = ['one', 'two', 'three'].map((id) => tasks(id, []))
    const next = (record: CourseRecord) => chapterToContinue(record, chapters)?.id
    expect(next(emptyRecord)).toBeUndefined()
    let record = markSeen(emptyRecord, 'three')
    expect(next(record)).toBe('three')
    record = markRead(record, 'three')
    expect(next(record)).toBe('one')
    expect(next(markRead(markRead(record, 'one'), 'two'))).toBeUndefined()
  })

  it('ignores renamed chapters, removed questions and unknown chapters', () => {
    const record = markAnswer(markRead(emptyRecord, 'old-name'), 'old-name', 'gone', true)
    expect(chapterState(record, tasks('new-name'))).toBe('new')
    expect(chapterState(markAnswer(record, 'old-name', 'a', true), tasks('old-name', ['a']))).toBe(
      'completed',
    )
  })

  it('parses its own output and rejects anything else', () => {
    const record = markAnswer(markRead(emptyRecord, 'x'), 'x', 'a', true)
    expect(parseRecord(JSON.stringify(record))).toEqual(record)
    for (const text of [
      null,
      '',
      '[]',
      '{}',
      '{"version":2,"chapters":{}}',
      '{"version":1,"chapters":[]}',
      'null',
    ]) {
      expect(parseRecord(text)).toBeUndefined()
    }
    expect(
      parseRecord('{"version":1,"chapters":{"x":{"seen":"yes","questions":{"a":1}},"y":4},"extra":1}'),
    ).toEqual({
      version: 1,
      chapters: { x: { questions: {}, exercises: {} } },
    })
  })

  it('keeps the seed of an attempt until another attempt starts', () => {
    let record = startAttempt(startAttempt(emptyRecord, 'x', 7), 'x', 8)
    expect(record.chapters.x?.seed).toBe(7)
    record = renewAttempt(markAnswer(record, 'x', 'a', true), 'x', 9)
    expect(record.chapters.x).toMatchObject({ seed: 9, questions: { a: { solved: true } } })
    expect(parseRecord(JSON.stringify(record))).toEqual(record)
    expect(mergeRecords(emptyRecord, record).chapters.x?.seed).toBe(9)
    for (const seed of [0, -1, 1.5, 2 ** 31, '7']) {
      const text = JSON.stringify({ version: 1, chapters: { x: { seed, questions: {} } } })
      expect(parseRecord(text)?.chapters.x).toEqual({ questions: {}, exercises: {} })
    }
  })

  it('remembers that the finished course was celebrated', () => {
    const record = markCelebrated(emptyRecord)
    expect(parseRecord(JSON.stringify(record))).toEqual(record)
    expect(mergeRecords(emptyRecord, record).celebrated).toBe(true)
  })

  it('shows a chapter as started when only its quiz was answered', () => {
    const record = markAnswer(emptyRecord, 'x', 'a', false)
    expect(chapterState(record, tasks('x'))).toBe('seen')
  })

  it('merges the records of two browsers without losing progress', () => {
    const mine = markAnswer(markRead(emptyRecord, 'x'), 'x', 'a', false)
    const other = markSeen(markAnswer(emptyRecord, 'x', 'a', true), 'y')
    expect(mergeRecords(mine, other)).toMatchObject({
      version: 1,
      last: 'y',
      chapters: {
        x: { seen: true, read: true, questions: { a: { solved: true, tries: 1 } } },
        y: { seen: true, questions: {} },
      },
    })
  })
})
