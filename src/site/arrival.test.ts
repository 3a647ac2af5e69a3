// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { arrive, setOut, settle } from './arrival'

const root = document.documentElement

afterEach(() => {
  delete root.dataset.arriving
})

it('leaves the rest of a page for later only while it arrives', async () => {
  setOut('/pricing?plan=team')
  arrive('/pricing')
  expect(root.dataset.arriving).toBe('')
  settle()
  await vi.waitFor(() => expect(root.dataset.arriving).toBeUndefined())
})

it('lays out at once what the visitor goes back to', () => {
  setOut('/pricing')
  arrive('/jobs')
  expect(root.dataset.arriving).toBeUndefined()
  arrive('/pricing')
  expect(root.dataset.arriving).toBeUndefined()
})
