import { describe, expect, test } from 'vitest'
import type { FormField } from '@/content/schemas/form'
import { canBeSkipped, validateField, validateForm, visitedFields } from './validate'

const named = { ref: 'x', title: 'X?', required: true }
const shortText: FormField = { ...named, kind: 'short-text', maxLength: 5 }
const longText: FormField = { ...named, kind: 'long-text', maxLength: 20 }
const email: FormField = { ...named, kind: 'email' }
const number: FormField = { ...named, kind: 'number', min: 1, max: 50 }
const single: FormField = { ...named, kind: 'single-choice', options: ['One', 'Two'] }
const several: FormField = { ...named, kind: 'multiple-choice', options: ['One', 'Two', 'Three'] }
const consent: FormField = { ...named, kind: 'consent' }
const file: FormField = { ...named, kind: 'file' }

describe('a field', () => {
  test.each([
    [shortText, [' Ada '], 'Ada'],
    [shortText, ['a\nb'], 'a b'],
    [longText, ['a\r\nb'], 'a\nb'],
    [email, ['Ada.L+x@mail.example.com'], 'Ada.L+x@mail.example.com'],
    [number, ['50'], 50],
    [single, ['Two'], 'Two'],
    [several, ['Three', 'One', 'One'], ['Three', 'One']],
    [consent, ['yes'], true],
  ])('%o accepts %o', (field, input, value) => expect(validateField(field, input)).toEqual({ value }))

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
  ])('%o rejects %o', (field, input) => {
    const { value, error } = validateField(field, input)
    expect(value).toBeUndefined()
    expect(error).toMatch(/^Please .+\.$/)
  })

  test.each([shortText, longText, email, number, single, several, consent, file])(
    '%o may be empty unless it is required',
    (field) => {
      for (const nothing of [undefined, [], [''], ['  ']]) {
        expect(validateField(field, nothing).error).toMatch(/^Please/)
        expect(validateField({ ...field, required: false }, nothing)).toEqual({})
      }
    },
  )
})

test('a file must not be empty or too large, and needs an allowed extension', () => {
  expect(validateField(file, { size: 10, name: 'cv.PDF' })).toEqual({ value: 'cv.PDF' })
  expect(validateField(file, { size: 0, name: 'cv.pdf' }).error).toContain('empty')
  expect(validateField(file, { size: 6 * 1024 * 1024, name: 'cv.pdf' }).error).toContain('5 MB')
  expect(validateField(file, { size: 10, name: 'cv.exe' }).error).toContain('PDF')
  expect(validateField(file, { size: 10, name: 'pdf' }).value).toBe('pdf')
  expect(validateField(file, ['cv.pdf']).error).toContain('choose a file')
})

describe('a form', () => {
  const choice: FormField = {
    ...single,
    ref: 'kind',
    options: ['a', 'b', 'c'],
    jump: { b: 'last', c: 'end' },
  }
  const fields: FormField[] = [
    { ...shortText, ref: 'first', required: false },
    choice,
    { ...number, ref: 'only-a' },
    { ...shortText, ref: 'last' },
  ]
  const check = (values: Record<string, string[]>) => validateForm(fields, (ref) => values[ref])

  test.each([
    [undefined, ['first', 'kind', 'only-a', 'last'], ['kind', 'only-a', 'last']],
    ['b', ['first', 'kind', 'last'], ['last']],
    ['c', ['first', 'kind'], []],
  ])('with the answer %s has the fields %j, of which %j are required', (kind, visited, required) => {
    expect(visitedFields(fields, { kind })).toEqual(visited)
    expect(Object.keys(check(kind ? { kind: [kind] } : {}).errors)).toEqual(required)
  })

  test('returns cleaned values, also of fields that are jumped over, if they are valid', () => {
    expect(check({ kind: ['a'], 'only-a': ['7'], last: [' x '] })).toEqual({
      values: { kind: 'a', 'only-a': 7, last: 'x' },
      errors: {},
    })
    expect(check({ kind: ['b'], 'only-a': ['7'], last: ['x'] }).values).toHaveProperty('only-a', 7)
    expect(check({ kind: ['b'], 'only-a': ['many'], last: ['x'] }).errors).toHaveProperty('only-a')
  })

  test('knows which fields an answer can jump over', () => {
    expect(fields.map((_, at) => canBeSkipped(fields, at))).toEqual([false, false, true, true])
  })
})
