// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { conversionEvent, conversionOn, trackConversion } from './conversions'

it.each([
  ['/', 'talk-to-expert', 'talk-to-expert'],
  ['/cosmo', 'talk-to-expert', 'talk-to-cosmo-expert'],
  ['/cosmo/features/auth', 'talk-to-expert', 'talk-to-cosmo-expert'],
  ['/cosmonaut', 'talk-to-expert', 'talk-to-expert'],
  ['/cosmo', 'try-the-product', 'try-the-product'],
  ['/', 'something', undefined],
  ['/', undefined, undefined],
])('on %s, %s is %s', (path, text, conversion) => {
  expect(conversionOn(path, text)).toBe(conversion)
})

it('notifies listeners', () => {
  const listener = vi.fn((event: Event) => (event as CustomEvent<string>).detail)
  window.addEventListener(conversionEvent, listener)
  trackConversion('try-the-product')
  window.removeEventListener(conversionEvent, listener)
  expect(listener).toHaveReturnedWith('try-the-product')
})
