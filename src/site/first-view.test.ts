// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { expectPage, finishFirstView, startFirstView } from './first-view'

const root = document.documentElement

afterEach(() => root.removeAttribute('data-first-view'))

it('defers the rest of a page that a link was followed to, until the page is painted', async () => {
  expectPage('/pricing?plan=team')
  startFirstView('/pricing')
  expect(root.hasAttribute('data-first-view')).toBe(true)
  finishFirstView()
  await vi.waitFor(() => expect(root.hasAttribute('data-first-view')).toBe(false))
})

it('lays out a page at once that is reached through the history', () => {
  expectPage('/pricing')
  startFirstView('/jobs')
  startFirstView('/pricing')
  expect(root.hasAttribute('data-first-view')).toBe(false)
})
