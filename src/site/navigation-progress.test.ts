// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishNavigation, startNavigation } from './navigation-progress'

const main = () => document.querySelector('main')

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  vi.useFakeTimers()
})
afterEach(finishNavigation)

it('says that the content is busy while a page takes long, and only then', () => {
  startNavigation('/pricing')
  expect(main()?.hasAttribute('aria-busy')).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(main()?.getAttribute('aria-busy')).toBe('true')
  finishNavigation()
  expect(main()?.hasAttribute('aria-busy')).toBe(false)
})
