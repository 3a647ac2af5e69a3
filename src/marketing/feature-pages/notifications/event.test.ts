import { expect, it } from 'vitest'
import { body, secret, sign } from './event'

it('matches the signature of other HMAC tools', () => {
  expect(sign('what do ya want for nothing?', 'Jefe')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

it('changes with every byte', () => {
  expect(sign(body, secret)).toHaveLength(64)
  expect(sign(`${body} `, secret)).not.toBe(sign(body, secret))
})
