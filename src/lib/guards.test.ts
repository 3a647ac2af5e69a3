import { expect, it } from 'vitest'
import { isCount, isListOf, isOneOf, isOptional, isRecordOf, isShape, isString } from './guards'

const isPerson = isShape<{ name: string; age?: number; role: 'writer' | 'reader' }>({
  name: isString,
  age: isOptional(isCount),
  role: isOneOf(['writer', 'reader']),
})
const person = { name: 'Ada', role: 'writer' }

it.each([person, { ...person, age: 36, city: 'London' }])('accepts %j', (value) =>
  expect(isPerson(value)).toBe(true),
)

it.each([
  null,
  [],
  '',
  { name: 'Ada' },
  { ...person, name: 1 },
  { ...person, role: 'x' },
  { ...person, age: -1 },
])('refuses %j', (value) => expect(isPerson(value)).toBe(false))

it('checks every item of lists and records', () => {
  for (const value of [[], ['a']]) expect(isListOf(isString)(value)).toBe(true)
  for (const value of [['a', 1], {}]) expect(isListOf(isString)(value)).toBe(false)
  for (const value of [{}, { a: 'b' }]) expect(isRecordOf(isString)(value)).toBe(true)
  for (const value of [{ a: 'b', c: 1 }, []]) expect(isRecordOf(isString)(value)).toBe(false)
})
