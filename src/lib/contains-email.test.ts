import { expect, it } from 'vitest'
import { containsEmail } from './contains-email'

it.each([
  ['ada@a.example', true],
  [' ADA@A.example ', true],
  ['Write to ada@a.example.', true],
  ['Ada <ada@a.example>, please', true],
  ['mailto:ada@a.example', true],
  [{ contact: ['x', { second: 'ada@a.example' }] }, true],
  ['grada@a.example', false],
  ['ada@a.example.org', false],
  ['x.ada@a.example', false],
  ['ada+news@a.example', false],
  [null, false],
  [7, false],
])('in %j: %s', (value, found) => {
  expect(containsEmail(value, 'Ada@a.example')).toBe(found)
})
