import { describe, expect, test } from 'vitest'
import type { FormField } from '@/content/schemas/form'
import { checkAnswer, checkAnswers, clean } from './check-answers'

const named = { ref: 'x', title: 'X?', required: true }
const shortText: FormField = { ...named, kind: 'short-text', maxLength: 5 }
const longText: FormField = { ...named, kind: 'long-text', maxLength: 20 }
const email: FormField = { ...named, kind: 'email' }
const number: FormField = { ...named, kind: 'number', min: 1, max: 50 }
const single: FormField = { ...named, kind: 'single-choice', options: ['One', 'Two'] }
const several: FormField = { ...named, kind: 'multiple-choice', options: ['One', 'Two', 'Three'] }
const consent: FormField = { ...named, kind: 'consent' }
const file: FormField = { ...named, kind: 'file' }

describe('an answer', () => {
  test.each([
    [shortText, [' Ada '], 'Ada'],
    [shortText, ['a\nb'], 'a b'],
    [longText, ['a\r\nb'], 'a\nb'],
    [email, ['Ada.L+x@mail.example.com'], 'Ada.L+x@mail.example.com'],
    [number, ['50'], 50],
    [single, ['Two'], 'Two'],
    [several, ['Three', 'One', 'One'], ['Three', 'One']],
    [consent, ['yes'], true],
  ])('%o takes %o', (field, given, answer) => expect(checkAnswer(field, given)).toEqual({ answer }))

  test.each([
    [shortText, ['123456']],
    [shortText, ['a', 'b']],
    [email, ['ada']],
    [email, ['ada@localhost']],
    [email, ['a b@example.com']],
    [email, [`${'a'.repeat(250)}@example.com`]],
    [number, ['51']],
    [number, ['0']],
    [number, ['1.5']],
    [number, ['1e1']],
    [single, ['Three']],
    [several, ['One', 'Four']],
    [consent, ['no']],
  ])('%o refuses %o', (field, given) => {
    const { answer, error } = checkAnswer(field, given)
    expect(answer).toBeUndefined()
    expect(error).toMatch(/^Please .+\.$/)
  })

  test.each([shortText, longText, email, number, single, several, consent, file])(
    'is needed for %o only when required',
    (field) => {
      for (const nothing of [undefined, [], [''], ['  ']]) {
        expect(checkAnswer(field, nothing).error).toMatch(/^Please/)
        expect(checkAnswer({ ...field, required: false }, nothing)).toEqual({})
      }
    },
  )
})

test('a file has a size, a known ending, and is not empty', () => {
  expect(checkAnswer(file, { size: 10, name: 'cv.PDF' })).toEqual({ answer: 'cv.PDF' })
  expect(checkAnswer(file, { size: 0, name: 'cv.pdf' }).error).toContain('empty')
  expect(checkAnswer(file, { size: 6 * 1024 * 1024, name: 'cv.pdf' }).error).toContain('5 MB')
  expect(checkAnswer(file, { size: 10, name: 'cv.exe' }).error).toContain('PDF')
  expect(checkAnswer(file, { size: 10, name: 'pdf' }).answer).toBe('pdf')
  expect(checkAnswer(file, ['cv.pdf']).error).toContain('choose a file')
})

test('nothing invisible is stored: no control characters, no direction overrides', () => {
  expect(clean('\u0000\u001b[31mred\u202e \u200b\ufeff')).toBe('[31mred')
  expect(clean('a\tb\n')).toBe('a\tb')
})

describe('a form', () => {
  const jumping: FormField = { ...single, ref: 'kind', jump: { Two: 'last' } }
  const fields: FormField[] = [jumping, { ...number, ref: 'skipped' }, { ...shortText, ref: 'last' }]
  const check = (values: Record<string, string[]>) => checkAnswers(fields, (ref) => values[ref])

  test('asks for what the answers lead to', () => {
    expect(Object.keys(check({}).errors)).toEqual(['kind', 'skipped', 'last'])
    expect(Object.keys(check({ kind: ['Two'] }).errors)).toEqual(['last'])
  })

  test('gives clean answers', () => {
    expect(check({ kind: ['One'], skipped: ['7'], last: [' x '] })).toEqual({
      answers: { kind: 'One', skipped: 7, last: 'x' },
      errors: {},
    })
  })

  test('takes an answer beside the path when it is a good one', () => {
    expect(check({ kind: ['Two'], skipped: ['7'], last: ['x'] }).answers).toHaveProperty('skipped', 7)
    expect(check({ kind: ['Two'], skipped: ['many'], last: ['x'] }).errors).toHaveProperty('skipped')
  })
})
