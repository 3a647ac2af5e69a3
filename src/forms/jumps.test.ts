import { expect, test } from 'vitest'
import type { FormField } from '@/content/schemas/form'
import { canBeSkipped, nextField, visitedFields } from './jumps'

const choice: FormField = {
  kind: 'single-choice',
  ref: 'kind',
  title: 'Kind?',
  options: ['a', 'b', 'c'],
  jump: { b: 'last', c: 'end' },
}
const text = (ref: string): FormField => ({ kind: 'short-text', ref, title: ref, maxLength: 10 })
const fields = [text('first'), choice, text('only-a'), text('last')]

test('an answer leads to the next field, jumps over some, or ends the form', () => {
  expect(nextField(fields, 1, 'a')).toBe(2)
  expect(nextField(fields, 1, 'b')).toBe(3)
  expect(nextField(fields, 1, 'c')).toBe(4)
  expect(nextField(fields, 1, undefined)).toBe(2)
})

test('the visited fields follow the answers', () => {
  expect(visitedFields(fields, {})).toEqual(['first', 'kind', 'only-a', 'last'])
  expect(visitedFields(fields, { kind: 'b' })).toEqual(['first', 'kind', 'last'])
  expect(visitedFields(fields, { kind: 'c' })).toEqual(['first', 'kind'])
})

test('fields that an answer jumps over can be skipped', () => {
  expect(fields.map((_, at) => canBeSkipped(fields, at))).toEqual([false, false, true, true])
})
