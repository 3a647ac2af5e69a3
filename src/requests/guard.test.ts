import { expect, test, vi } from 'vitest'
import { refuseForm } from './guard'

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example' }
const status = (headers: Record<string, string>) =>
  refuseForm(new Headers({ ...form, ...headers }), 'Forms')?.status

test('accepts forms from our own pages, and from clients other than browsers', () => {
  expect(status({})).toBeUndefined()
  expect(status({ origin: 'https://site.example', 'sec-fetch-site': 'same-origin' })).toBeUndefined()
  expect(status({ 'content-type': 'Multipart/Form-Data; boundary=x' })).toBeUndefined()
})

test.each([
  { origin: 'https://other.example' },
  { origin: 'https://site.example.other.example' },
  { origin: 'https://site.example:8443' },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
] as Record<string, string>[])('refuses the cross-site request %o', (headers) =>
  expect(status(headers)).toBe(403),
)

test('behind a proxy that changes the Host header, the configured origin is accepted', () => {
  vi.stubEnv('SITE_URL', 'https://public.example')
  expect(status({ origin: 'https://public.example' })).toBeUndefined()
})

test.each(['application/json', 'text/plain', 'text/plain; x=multipart/form-data', ''])(
  'refuses the content type %o',
  (type) => expect(status({ 'content-type': type })).toBe(415),
)
