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
  const heard = vi.fn((event: Event) => (event as CustomEvent<string>).detail)
  window.addEventListener(conversionEvent, heard)
  trackConversion('try-the-product')
  window.removeEventListener(conversionEvent, heard)
  expect(heard).toHaveReturnedWith('try-the-product')
})
