import { expect, test, vi } from 'vitest'
import { refuseForm } from './guard'

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example' }
const status = (headers: Record<string, string>) =>
  refuseForm(new Headers({ ...form, ...headers }), 'Forms')?.status

test.each([
  // From our own pages, and from clients other than browsers.
  [undefined, {}],
  [undefined, { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' }],
  [undefined, { 'content-type': 'Multipart/Form-Data; boundary=x' }],
  [403, { origin: 'https://other.example' }],
  [403, { origin: 'https://site.example.other.example' }],
  [403, { origin: 'https://site.example:8443' }],
  [403, { origin: 'null' }],
  [403, { origin: '' }],
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { 'sec-fetch-site': 'same-site' }],
  [415, { 'content-type': 'application/json' }],
  [415, { 'content-type': 'text/plain' }],
  [415, { 'content-type': 'text/plain; x=multipart/form-data' }],
  [415, { 'content-type': '' }],
] as [number | undefined, Record<string, string>][])('the refusal is %s for %o', (refusal, headers) =>
  expect(status(headers)).toBe(refusal),
)

test('behind a proxy that changes the Host header, the configured origin is accepted', () => {
  vi.stubEnv('SITE_URL', 'https://public.example')
  expect(status({ origin: 'https://public.example' })).toBeUndefined()
})
