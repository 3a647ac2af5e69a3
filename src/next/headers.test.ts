import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { clientHeaders, prefetchedSegment, prepareRequest, quoteEtag, unquoteValidators } from './headers'

test('a prefetch names its segment, a navigation does not', () => {
  const segment = { rsc: '1', 'next-router-segment-prefetch': '/_tree' }
  expect(prefetchedSegment({ ...segment, 'next-router-prefetch': '1' })).toBe('/_tree')
  expect(prefetchedSegment(segment)).toBeUndefined()
  expect(prefetchedSegment({ rsc: '1', 'next-router-prefetch': '1' })).toBeUndefined()
})

test('Next gets the policy and no router state', () => {
  const req = { headers: { 'next-router-state-tree': '%' } } as unknown as IncomingMessage
  prepareRequest(req, "script-src 'nonce-x'")
  expect(req.headers).toEqual({ 'content-security-policy': "script-src 'nonce-x'" })
})

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
