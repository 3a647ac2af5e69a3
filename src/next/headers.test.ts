import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { clientHeaders, quoteEtag, unquoteValidators } from './headers'

test('validators lose their quotation marks on the way in, and ETags get them on the way out', () => {
  const req = { headers: { 'if-none-match': 'W/"a", "b"' } } as unknown as IncomingMessage
  unquoteValidators(req)
  expect(req.headers['if-none-match']).toBe('a, b')
  expect(etagAfter('abc')).toBe('"abc"')
  expect(etagAfter('W/"abc"')).toBe('W/"abc"')
  expect(etagAfter(undefined)).toBeUndefined()
})

test('clients get no headers that only Next needs', () => {
  expect(
    clientHeaders({ 'x-next-cache-tags': 'a', vary: 'rsc', 'x-nextjs-postponed': '2', link: ['a', 'b'] }),
  ).toEqual({ 'x-nextjs-postponed': '2', link: 'a,b' })
})

function etagAfter(etag: string | undefined): unknown {
  const headers = new Map(etag === undefined ? [] : [['etag', etag]])
  const res = {
    getHeader: (name: string) => headers.get(name),
    setHeader: (name: string, value: string) => headers.set(name, value),
  }
  quoteEtag(res as unknown as ServerResponse)
  return headers.get('etag')
}
