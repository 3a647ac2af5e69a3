// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { conversionEvent, conversionOn, convert } from './conversions'

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

it('is told to whoever counts', () => {
  const heard = vi.fn((event: Event) => (event as CustomEvent<string>).detail)
  window.addEventListener(conversionEvent, heard)
  convert('try-the-product')
  window.removeEventListener(conversionEvent, heard)
  expect(heard).toHaveReturnedWith('try-the-product')
})
