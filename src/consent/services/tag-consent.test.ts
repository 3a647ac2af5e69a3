import { expect, test } from 'vitest'
import { defaultSignals, signalsOf, strictRegions } from './tag-consent'

const denied = { ad_storage: 'denied', analytics_storage: 'denied' }

test('marketing controls the three advertising signals, analytics its storage', () => {
  expect(signalsOf({ analytics: false, marketing: true })).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
    functionality_storage: 'granted',
    security_storage: 'granted',
  })
})

test('the default is granted, but denied in the EEA, the UK and Switzerland', () => {
  const [everywhere, strict, ...more] = defaultSignals(false)
  expect(everywhere).toMatchObject({ ad_storage: 'granted', analytics_storage: 'granted' })
  expect(everywhere).not.toHaveProperty('region')
  expect(strict).toMatchObject({ ...denied, region: strictRegions })
  expect(more).toEqual([])
  expect(strictRegions).toHaveLength(32)
  for (const region of ['DE', 'FR', 'IS', 'LI', 'NO', 'GB', 'CH']) expect(strictRegions).toContain(region)
})

test('everything is denied everywhere under Global Privacy Control', () => {
  const [everywhere, ...more] = defaultSignals(true)
  expect(everywhere).toMatchObject(denied)
  expect(everywhere).not.toHaveProperty('region')
  expect(more).toEqual([])
})
