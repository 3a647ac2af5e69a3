import { expect, it } from 'vitest'
import { isCount, isListOf, isOneOf, isOptional, isRecordOf, isShape, isString } from './guards'

const isPerson = isShape<{ name: string; age?: number; role: 'writer' | 'reader' }>({
  name: isString,
  age: isOptional(isCount),
  role: isOneOf(['writer', 'reader']),
})

it('accepts the expected shape, with or without optional and unknown properties', () => {
  expect(isPerson({ name: 'Ada', role: 'writer' })).toBe(true)
  expect(isPerson({ name: 'Ada', role: 'writer', age: 36, city: 'London' })).toBe(true)
})

it('refuses every other shape', () => {
  for (const value of [
    {},
    null,
    undefined,
    [],
    '',
    0,
    { name: 'Ada' },
    { name: 1, role: 'writer' },
    { name: 'Ada', role: 'x' },
  ])
    expect(isPerson(value), JSON.stringify(value)).toBe(false)
  for (const age of [null, '36', -1, 1.5, Number.NaN])
    expect(isPerson({ name: 'Ada', role: 'writer', age }), String(age)).toBe(false)
})

it('checks every item of lists and records', () => {
  expect(isListOf(isString)([])).toBe(true)
  expect(isListOf(isString)(['a', 1])).toBe(false)
  expect(isListOf(isString)({})).toBe(false)
  expect(isRecordOf(isString)({})).toBe(true)
  expect(isRecordOf(isString)({ a: 'b', c: 1 })).toBe(false)
  expect(isRecordOf(isString)([])).toBe(false)
})
