import type { Services } from '@/config/services'

/** The services that may act only with consent. */
export type OptionalService = 'posthog' | 'tag' | 'activeCampaign'

/** Those that are configured, in a fixed order. */
export function optionalServices({ posthog, tag, activeCampaign }: Services): OptionalService[] {
  return [
    ...(posthog ? (['posthog'] as const) : []),
    ...(tag ? (['tag'] as const) : []),
    ...(activeCampaign ? (['activeCampaign'] as const) : []),
  ]
}
