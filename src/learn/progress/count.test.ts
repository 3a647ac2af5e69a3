import { describe, expect, it } from 'vitest'
import { countSolved, shareDone } from './count'
import { changeExercise, emptyRecord, markAnswer, markRead } from './record'

const versions = { id: 'versions', questions: ['a', 'b'], exercises: ['mend'] }
const entities = { id: 'entities', questions: ['a'], exercises: [] }

describe('counting what is solved', () => {
  it('counts every question and every exercise, of the chapters that are asked for', () => {
    let record = markAnswer(markAnswer(emptyRecord, 'versions', 'a', true), 'versions', 'b', false)
    expect(countSolved(record, versions)).toEqual({ solved: 1, total: 3 })
    record = changeExercise(record, 'versions', 'mend', (known) => ({ ...known, solved: true }))
    expect(countSolved(record, versions)).toEqual({ solved: 2, total: 3 })
    expect(countSolved(record, versions, entities)).toEqual({ solved: 2, total: 4 })
  })

  it('ignores what no chapter asks for', () => {
    const record = markAnswer(markAnswer(emptyRecord, 'entities', 'gone', true), 'old', 'a', true)
    expect(countSolved(record, versions, entities)).toEqual({ solved: 0, total: 4 })
  })

  it('fills a chapter with its tasks and with reading to the end', () => {
    expect(shareDone(emptyRecord, entities)).toBe(0)
    expect(shareDone(markAnswer(emptyRecord, 'entities', 'a', true), entities)).toBe(0.5)
    expect(shareDone(markRead(markAnswer(emptyRecord, 'entities', 'a', true), 'entities'), entities)).toBe(1)
  })
})
