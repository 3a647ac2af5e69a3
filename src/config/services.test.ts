import { afterEach, expect, test, vi } from 'vitest'
import { optionalServices, services, servicesAttribute } from './services'

afterEach(() => vi.unstubAllEnvs())

test('without ids everything is off and the page says nothing', () => {
  expect(services()).toEqual({})
  expect(servicesAttribute()).toBeUndefined()
})

test('ids switch services on, with the addresses of their makers', () => {
  vi.stubEnv('POSTHOG_KEY', 'phc_1')
  vi.stubEnv('GTAG_ID', 'AW-1')
  vi.stubEnv('GTAG_CONVERSIONS', 'talk-to-expert=AW-1/a, try-the-product=AW-1/b')
  vi.stubEnv('ACTIVECAMPAIGN_ACCOUNT', '42')
  expect(services()).toEqual({
    posthog: { key: 'phc_1', host: 'https://eu.i.posthog.com' },
    tag: {
      id: 'AW-1',
      script: 'https://www.googletagmanager.com/gtag/js',
      granted: true,
      conversions: { 'talk-to-expert': 'AW-1/a', 'try-the-product': 'AW-1/b' },
    },
    activeCampaign: { account: '42', script: 'https://diffuser-cdn.app-us1.com/diffuser/diffuser.js' },
  })
  expect(optionalServices(services())).toEqual(['posthog', 'tag', 'activeCampaign'])
})

test('a list of conversions that cannot be read stops the build', () => {
  vi.stubEnv('GTAG_ID', 'AW-1')
  vi.stubEnv('GTAG_CONVERSIONS', 'talk-to-expert')
  expect(() => services()).toThrow('talk-to-expert')
})

test('counts without cookies and the consent service itself need no consent', () => {
  vi.stubEnv('PLAUSIBLE_HOST', 'https://counts.example/')
  vi.stubEnv('OSANO_SCRIPT_URL', 'https://cmp.osano.com/a/b/osano.js')
  expect(optionalServices(services())).toEqual([])
  expect(services().plausible?.host).toBe('https://counts.example')
})
