import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientHeaders, unquoteValidators } from './headers'

test('validators lose their quotation marks on the way to the image optimizer', () => {
  const req = { headers: { 'if-none-match': 'W/"a", "b"' } } as unknown as IncomingMessage
  unquoteValidators(req)
  expect(req.headers['if-none-match']).toBe('a, b')
})

test('clients get no headers that only Next needs', () => {
  expect(
    clientHeaders({ 'x-next-cache-tags': 'a', vary: 'rsc', 'x-nextjs-postponed': '2', link: ['a', 'b'] }),
  ).toEqual({ 'x-nextjs-postponed': '2', link: 'a,b' })
})
