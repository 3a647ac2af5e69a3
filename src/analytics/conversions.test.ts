// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { conversionEvent, conversionOn, trackConversion } from './conversions'
import { siteEvent } from './track'

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

it('notifies listeners of the conversion and of an event with its name', () => {
  const listener = vi.fn((event: Event) => (event as CustomEvent<unknown>).detail)
  const controller = new AbortController()
  for (const name of [conversionEvent, siteEvent])
    window.addEventListener(name, listener, { signal: controller.signal })
  trackConversion('try-the-product')
  controller.abort()
  expect(listener).toHaveReturnedWith('try-the-product')
  expect(listener).toHaveReturnedWith({ name: 'try-the-product', props: undefined })
})
