import { expect, it } from 'vitest'
import { conversionOn } from './conversions'

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
