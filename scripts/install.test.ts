import { expect, test } from 'vitest'
import { firstDifference } from './install.mjs'

const locked = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b-win': { version: '2.0.0', optional: true },
}

const installed = { 'node_modules/a': { version: '1.0.0' } }

test.each([
  [undefined, 'nothing installed yet'],
  [{}, 'a 1.0.0'],
  [{ 'node_modules/a': { version: '1.0.1' } }, 'a 1.0.0'],
  [{ ...installed, 'node_modules/b-win': { version: '1.0.0' } }, 'b-win 2.0.0'],
  [installed, undefined],
])('what %j lacks is %s', (packages, reason) => {
  expect(firstDifference(locked, packages)).toBe(reason)
})

test('packages for development count only where they are asked for', () => {
  const lockfile = { ...locked, 'node_modules/c': { version: '3.0.0', dev: true } }
  expect(firstDifference(lockfile, installed, false)).toBeUndefined()
  expect(firstDifference(lockfile, installed)).toBe('c 3.0.0')
})
