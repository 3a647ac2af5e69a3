// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { startTrigger } from './dialog'

beforeEach(() => vi.useFakeTimers())

function scrollTo(top: number) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true })
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', top)
  document.dispatchEvent(new Event('scroll'))
}

function moveTo(y: number) {
  document.dispatchEvent(new MouseEvent('mousemove', { clientY: y }))
}

it.each([
  ['at the end of the page, however short it is', 'scroll', 90, () => scrollTo(3200), 1],
  ['once, when the mouse leaves at the top', 'exit', 20, () => [300, 21, 10, 300, 5].forEach(moveTo), 1],
  ['not while the mouse is below', 'exit', 20, () => [300, 21].forEach(moveTo), 0],
  ['not when the mouse enters from the top', 'exit', 20, () => [2, 12].forEach(moveTo), 0],
  ['not by scrolling without a value', 'scroll', undefined, () => scrollTo(4000), 0],
  ['not by leaving without a value', 'exit', undefined, () => [100, 0].forEach(moveTo), 0],
] as const)('a widget opens by itself %s', (_, on, value, move, times) => {
  const fire = vi.fn()
  startTrigger(on, value, fire)
  move()
  expect(fire).toHaveBeenCalledTimes(times)
})
