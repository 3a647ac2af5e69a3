import type { Services } from '@/config/services'

/** Services that need consent. */
export type OptionalService = 'posthog' | 'tag' | 'activeCampaign'

/** Returns the configured services that need consent, in a fixed order. */
export function optionalServices({ posthog, tag, activeCampaign }: Services): OptionalService[] {
  return [
    ...(posthog ? (['posthog'] as const) : []),
    ...(tag ? (['tag'] as const) : []),
    ...(activeCampaign ? (['activeCampaign'] as const) : []),
  ]
}
