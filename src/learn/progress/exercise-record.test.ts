import { describe, expect, it } from 'vitest'
import { maxDraftLength, type ExerciseRecord } from './exercise-record'
import { changeExercise, chapterState, emptyRecord, markRead, mergeRecords, parseRecord } from './record'

const subgraphs = (sdl: string) => [{ name: 'products', sdl }]
const withExercise = (exercise: Partial<ExerciseRecord>, record = emptyRecord) =>
  changeExercise(record, 'x', 'e', (known) => ({ ...known, ...exercise }))

describe('exercises in the record of a course', () => {
  it('completes a chapter only when its exercises are solved', () => {
    const chapter = { id: 'x', questions: [], exercises: ['e'] }
    const record = markRead(emptyRecord, 'x')
    expect(chapterState(record, chapter)).toBe('seen')
    expect(chapterState(withExercise({ solved: true }, record), chapter)).toBe('completed')
    expect(chapterState(withExercise({ tries: 1 }), chapter)).toBe('seen')
  })

  it('keeps drafts and solutions through export and import', () => {
    const record = withExercise({
      solved: true,
      tries: 3,
      hints: 1,
      draft: { subgraphs: subgraphs('type A { b: Int }'), at: 5 },
      solution: subgraphs('type A { c: Int }'),
    })
    expect(parseRecord(JSON.stringify(record))).toEqual(record)
    expect(mergeRecords(emptyRecord, record).chapters.x?.exercises).toEqual(record.chapters.x?.exercises)
  })

  it('keeps the newer of two drafts, and what either solved', () => {
    const older = withExercise({ solved: true, tries: 1, draft: { subgraphs: subgraphs('old'), at: 1 } })
    const newer = withExercise({ tries: 4, hints: 2, draft: { subgraphs: subgraphs('new'), at: 2 } })
    for (const merged of [mergeRecords(older, newer), mergeRecords(newer, older)]) {
      expect(merged.chapters.x?.exercises.e).toEqual({
        solved: true,
        tries: 4,
        hints: 2,
        draft: { subgraphs: subgraphs('new'), at: 2 },
      })
    }
  })

  it('reads records from before there were exercises', () => {
    const text = '{"version":1,"chapters":{"x":{"questions":{"a":{"solved":true,"tries":1}}}}}'
    expect(parseRecord(text)?.chapters.x).toMatchObject({
      questions: { a: { solved: true } },
      exercises: {},
    })
  })

  it('leaves out what is damaged or too long', () => {
    const parse = (exercise: unknown) =>
      parseRecord(JSON.stringify({ version: 1, chapters: { x: { exercises: { e: exercise } } } }))?.chapters.x
        ?.exercises.e
    const empty = { solved: false, tries: 0, hints: 0 }
    expect(parse('solved')).toBeUndefined()
    expect(parse({ solved: 'yes', tries: -1, hints: 'two', other: 1 })).toEqual(empty)
    expect(parse({ draft: [], solution: [{ name: 'a' }] })).toEqual(empty)
    const long = subgraphs('x'.repeat(maxDraftLength))
    expect(parse({ draft: { subgraphs: long, at: 1 }, solution: long })).toEqual(empty)
    expect(parse({ tries: 1e9 })?.tries).toBe(9999)
  })
})
