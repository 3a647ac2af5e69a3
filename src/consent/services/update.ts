import type { Services } from '@/config/services'
import { hasPrivacyControl } from '../privacy-control'
import type { Choice } from '../record'
import { updateActiveCampaign } from './active-campaign'
import { forceFullLoad } from './force-full-load'
import { updatePosthog } from './posthog'
import { updateTag } from './tag'

let previous: Choice = { analytics: false, marketing: false }

/** Starts, updates or stops the services that need consent. */
export function updateServices({ posthog, tag, activeCampaign }: Services, allowed: Choice): void {
  const withdrawn = (previous.analytics && !allowed.analytics) || (previous.marketing && !allowed.marketing)
  previous = allowed
  if (posthog) isolate(() => updatePosthog(posthog, allowed.analytics))
  if (tag) isolate(() => updateTag(tag, allowed))
  // Either consent is enough, except that Global Privacy Control rules out marketing
  // (docs/contracts/consent.md#what-loads-when).
  const automation = allowed.marketing || (allowed.analytics && !hasPrivacyControl())
  if (activeCampaign) isolate(() => updateActiveCampaign(activeCampaign, automation))
  if (withdrawn && (tag || activeCampaign)) forceFullLoad()
}

/** Runs an adapter so that its error does not keep the others from starting or stopping. */
function isolate(update: () => void): void {
  try {
    update()
  } catch (error) {
    console.error('A third-party service could not be started or stopped.', error)
  }
}
