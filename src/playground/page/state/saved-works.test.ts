// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { emptyWork } from '@/playground/work'
import { listSaved, save } from './saved-works'

beforeEach(() => localStorage.clear())

it('deletes the oldest of many works', () => {
  for (let at = 0; at < 25; at++) {
    const work = { ...emptyWork, query: `{ a${at} }` }
    save(localStorage, { id: `id${at}`, work, origin: emptyWork, savedAt: at, revision: '' })
  }
  const queries = listSaved(localStorage).map((saved) => saved.work.query)
  expect(queries).toHaveLength(20)
  expect(queries[0]).toBe('{ a24 }')
  expect(queries).not.toContain('{ a0 }')
})

it('ignores records that are damaged or of another kind', () => {
  localStorage.setItem('playground:1:x', '{"work": 1')
  localStorage.setItem('theme', 'dark')
  expect(listSaved(localStorage)).toEqual([])
})
