// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { isShape, isString } from '@/lib/guards'
import { hasKept, keep, readKept } from './kept-edits'

const isEdits = isShape<{ schema: string }>({ schema: isString })

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('gives back what was kept, until it is forgotten', () => {
  expect(hasKept('check')).toBe(false)
  keep('check', { schema: 'type Query { mine: Int }' })
  expect(hasKept('check')).toBe(true)
  expect(readKept('check', isEdits)).toEqual({ schema: 'type Query { mine: Int }' })
  keep('check', undefined)
  expect(hasKept('check')).toBe(false)
})

it('ignores edits of another shape, as an earlier version of the page may have kept them', () => {
  keep('check', { sdl: 'type Query' })
  expect(readKept('check', isEdits)).toBeUndefined()
})

it('goes on without them when the storage is full', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => keep('check', { schema: 'type Query { mine: Int }' })).not.toThrow()
  expect(readKept('check', isEdits)).toBeUndefined()
})
