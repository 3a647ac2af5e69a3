import { expect, test } from 'vitest'
import { firstDifference } from './install.mjs'

const locked = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b-win': { version: '2.0.0', optional: true },
}

test('packages installed as locked need no installation', () => {
  expect(firstDifference(locked, { 'node_modules/a': { version: '1.0.0' } })).toBeUndefined()
})

test.each([
  [undefined, 'nothing installed yet'],
  [{}, 'a 1.0.0'],
  [{ 'node_modules/a': { version: '1.0.1' } }, 'a 1.0.0'],
  [{ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-win': { version: '1.0.0' } }, 'b-win 2.0.0'],
])('%j calls for an installation', (installed, reason) => {
  expect(firstDifference(locked, installed)).toBe(reason)
})
