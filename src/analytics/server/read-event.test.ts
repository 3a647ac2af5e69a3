import { expect, test } from 'vitest'
import { conversions } from '@/config/conversions'
import { isBot } from './bots'
import { readEvent } from './read-event'

const hosts = ['site.example']
const view = {
  n: 'pageview',
  u: 'https://site.example/pricing?utm_source=news&email=a%40b.example#plans',
  d: 'site.example',
  r: 'https://search.example/?q=secret',
  w: 390,
  h: 0,
}

test('keeps path, campaign, referring host and device of a page view', () => {
  expect(readEvent(JSON.stringify(view), hosts)).toEqual({
    name: 'pageview',
    path: '/pricing',
    campaign: '{"utm_source":"news"}',
    referrer: 'search.example',
    width: 'phone',
    props: '{}',
  })
})

test('ignores referrers of this site', () => {
  expect(readEvent(JSON.stringify({ ...view, r: 'https://site.example/' }), hosts)).toMatchObject({
    referrer: '',
  })
  expect(readEvent(JSON.stringify({ ...view, r: null }), hosts)).toMatchObject({ referrer: '' })
})

test.each([
  [767, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('a window of %i px is a %s', (w, width) => {
  expect(readEvent(JSON.stringify({ ...view, w }), hosts)).toMatchObject({ width })
})

test('parses properties from a JSON string', () => {
  const event = { ...view, n: 'Outbound Link: Click', p: '{"url":"https://graphql.org"}' }
  expect(readEvent(JSON.stringify(event), hosts)).toMatchObject({ props: '{"url":"https://graphql.org"}' })
})

test.each(conversions)('accepts the conversion %s', (n) => {
  expect(readEvent(JSON.stringify({ ...view, n }), hosts)).toMatchObject({ name: n })
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

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', false],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/141.0 Safari/537.36',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0 Safari/537.36', true],
  ['curl/8.5.0', true],
  ['', true],
  [null, true],
])('%s is a bot: %s', (name, expected) => {
  expect(isBot(name)).toBe(expected)
})

test('stores no escape sequences, bidi controls or line breaks', () => {
  const hostile = '\u001b[31mred\u009b2J\u202e\u{e0041}\nPages'
  const u = `https://site.example/?utm_source=${encodeURIComponent(hostile)}`
  const p = JSON.stringify({ [hostile]: hostile, url: `https://x.example/${hostile}` })
  const event = readEvent(JSON.stringify({ ...view, n: 'Outbound Link: Click', u, p }), hosts)
  if ('error' in event) throw new Error(event.error)
  const stored = [JSON.parse(event.campaign), JSON.parse(event.props)] as Record<string, string>[]
  const texts = stored.flatMap((record) => Object.entries(record).flat())
  expect(texts).toContain('[31mred2J Pages')
  for (const text of texts) expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u)
})
