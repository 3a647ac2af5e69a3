import { expect, test } from 'vitest'
import { optionalServices } from './optional-services'

const tag = { id: 'AW-1', script: '', conversions: {} }
const activeCampaign = { account: '42', script: '' }

test('services that identify a browser need consent, in a fixed order', () => {
  const posthog = { key: 'phc_1', host: '' }
  expect(optionalServices({ activeCampaign, tag, posthog })).toEqual(['posthog', 'tag', 'activeCampaign'])
})

test('cookie-free counts and the consent service need no consent', () => {
  expect(optionalServices({ plausible: { host: '' }, osano: { script: '' } })).toEqual([])
})
