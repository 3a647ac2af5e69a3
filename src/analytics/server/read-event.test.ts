import { expect, test } from 'vitest'
import { readEvent } from './handle'

const hosts = ['site.example']
const view = {
  n: 'pageview',
  u: 'https://site.example/pricing?utm_source=news&email=a%40b.example#plans',
  d: 'site.example',
  r: 'https://search.example/?q=secret',
  w: 390,
  h: 0,
}

const read = (changes: object = {}) => readEvent(JSON.stringify({ ...view, ...changes }), hosts)

test('a page view counts its path, campaign, referring site and device, and nothing else of them', () => {
  expect(read()).toEqual([
    { kind: 'event', label: 'pageview' },
    { kind: 'page', label: '/pricing' },
    { kind: 'referrer', label: 'search.example' },
    { kind: 'campaign', label: 'source news' },
    { kind: 'width', label: 'phone' },
  ])
  for (const r of ['https://site.example/', null])
    expect(read({ r })).not.toContainEqual(expect.objectContaining({ kind: 'referrer' }))
})

test.each([
  [767, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('a window of %i px is a %s', (w, label) => {
  expect(read({ w })).toContainEqual({ kind: 'width', label })
})

test('a link that leaves the site counts its address; an empty search counts its text alone', () => {
  expect(read({ n: 'Outbound Link: Click', p: '{"url":"https://graphql.org"}' })).toEqual([
    { kind: 'event', label: 'Outbound Link: Click' },
    { kind: 'outbound', label: 'https://graphql.org' },
  ])
  expect(read({ n: 'Search: No Result', p: '{"query":"ABC"}' })).toEqual([{ kind: 'search', label: 'abc' }])
})

test.each([
  ['no JSON', 'n=pageview'],
  ['no object', '[]'],
  ['an unknown name', JSON.stringify({ ...view, n: 'Anything' })],
  ['a further field', JSON.stringify({ ...view, ip: '1.2.3.4' })],
  ['a missing field', JSON.stringify({ ...view, w: undefined })],
  ['another site', JSON.stringify({ ...view, u: 'https://other.example/' })],
  ['no web URL', JSON.stringify({ ...view, u: 'javascript:alert(1)' })],
  ['properties that are no text', JSON.stringify({ ...view, p: { a: 1 } })],
  ['nested properties', JSON.stringify({ ...view, p: '{"a":{"b":1}}' })],
  ['an incomplete escape', '{"n":"pageview\\ud8'],
])('rejects %s with a reason', (_, text) => {
  expect(readEvent(text, hosts)).toEqual({ error: expect.any(String) as string })
})
