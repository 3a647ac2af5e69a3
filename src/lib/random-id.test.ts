import { expect, it, vi } from 'vitest'
import { randomId } from './random-id'

it('gives another id each time, without crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 100 }, () => randomId())
  vi.unstubAllGlobals()
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
})

it('takes the number of bytes', () => {
  expect(randomId(32)).toMatch(/^[\da-f]{64}$/)
})
