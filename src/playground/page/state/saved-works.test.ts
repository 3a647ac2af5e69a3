// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { emptyWork } from '@/playground/work'
import { listSaved, save, type Saved } from './saved-works'

beforeEach(() => localStorage.clear())

let count = 0
const newId = () => `id${++count}`
const work = (query: string): Saved => ({
  id: newId(),
  work: { ...emptyWork, query },
  origin: emptyWork,
  savedAt: count,
  revision: '',
})

it('deletes the oldest of many works', () => {
  for (let index = 0; index < 25; index++) save(localStorage, work(`{ a${index} }`))
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
