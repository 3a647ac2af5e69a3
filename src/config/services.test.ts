import { expect, test, vi } from 'vitest'
import { giscus, externalFormHost, services, servicesAttribute } from './services'

test('without IDs no service is enabled and the attribute is absent', () => {
  expect(services()).toEqual({})
  expect(servicesAttribute()).toBeUndefined()
})

test('IDs enable services, with default URLs, and the slash at the end of an address goes', () => {
  vi.stubEnv('PLAUSIBLE_HOST', 'https://counts.example/')
  vi.stubEnv('POSTHOG_KEY', 'phc_1')
  vi.stubEnv('GTAG_ID', 'AW-1')
  vi.stubEnv('GTAG_CONVERSIONS', 'talk-to-expert=AW-1/a, try-the-product=AW-1/b')
  vi.stubEnv('ACTIVECAMPAIGN_ACCOUNT', '42')
  expect(services()).toEqual({
    plausible: { host: 'https://counts.example' },
    posthog: { key: 'phc_1', host: 'https://eu.i.posthog.com' },
    tag: {
      id: 'AW-1',
      script: 'https://www.googletagmanager.com/gtag/js',
      conversions: { 'talk-to-expert': 'AW-1/a', 'try-the-product': 'AW-1/b' },
    },
    activeCampaign: { account: '42', script: 'https://diffuser-cdn.app-us1.com/diffuser/diffuser.js' },
  })
})

test.each([
  ['talk-to-expert', 'talk-to-expert'],
  ['talk-to-experts=AW-1/b', /expected one of talk-to-expert, .*found "talk-to-experts"/],
])('the list of conversions %s stops the build', (list, message) => {
  vi.stubEnv('GTAG_ID', 'AW-1')
  vi.stubEnv('GTAG_CONVERSIONS', list)
  expect(() => services()).toThrow(message)
})

test.each([
  ['forms.example', 'https://forms.example'],
  ['forms.example:8443', 'https://forms.example:8443'],
  ['https://forms.example/', 'https://forms.example'],
  ['http://localhost:3001', 'http://localhost:3001'],
  ['http://[::1]:3001', 'http://[::1]:3001'],
  ['', undefined],
])('the form host %s is %s', (value, origin) => {
  vi.stubEnv('FORM_HOST', value)
  expect(externalFormHost()).toBe(origin)
})

test.each([
  '/forms',
  'https://forms.example/to',
  'ftp://forms.example',
  'https://a@forms.example',
  "https://forms.example; script-src 'unsafe-inline'",
  'https://a;b.example',
  'https://*.example',
])('a form host that is not an origin stops the build: %s', (value) => {
  vi.stubEnv('FORM_HOST', value)
  expect(() => externalFormHost()).toThrow(
    `FORM_HOST: expected an origin such as https://host.example, found "${value}"`,
  )
})

test('giscus needs its repository and both IDs, and an incomplete configuration stops the build', () => {
  expect(giscus()).toBeUndefined()
  vi.stubEnv('GISCUS_REPO', 'a/b')
  expect(() => giscus()).toThrow('GISCUS_REPO_ID, GISCUS_CATEGORY_ID: missing; giscus needs')
  vi.stubEnv('GISCUS_REPO_ID', 'R')
  vi.stubEnv('GISCUS_CATEGORY_ID', 'C')
  expect(giscus()).toEqual({ host: 'https://giscus.app', repo: 'a/b', repoId: 'R', categoryId: 'C' })
})
