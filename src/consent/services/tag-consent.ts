import type { Choice } from '../record'

type Signal = 'granted' | 'denied'
type Signals = Record<
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'security_storage',
  Signal
> & { region?: string[] }

/**
 * The EEA, the United Kingdom and Switzerland, where nothing is granted before consent
 * (docs/contracts/consent.md#defaults-of-the-conversion-tag).
 */
export const strictRegions =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE GB CH'.split(' ')

/** Converts a choice to the consent signals of the Google tag. */
export function signalsOf({ analytics, marketing }: Choice): Signals {
  const [ads, counts] = [marketing, analytics].map((yes): Signal => (yes ? 'granted' : 'denied'))
  return {
    ad_storage: ads ?? 'denied',
    ad_user_data: ads ?? 'denied',
    ad_personalization: ads ?? 'denied',
    analytics_storage: counts ?? 'denied',
    functionality_storage: 'granted',
    security_storage: 'granted',
  }
}

/**
 * Returns the tag's default signals in sending order. Signals for named regions override the global ones. The tag loads
 * after a choice, which overrides all of them at once.
 */
export function defaultSignals(privacyControl: boolean): Signals[] {
  const denied = signalsOf({ analytics: false, marketing: false })
  if (privacyControl) return [denied]
  return [signalsOf({ analytics: true, marketing: true }), { ...denied, region: strictRegions }]
}
