import type { Services } from '@/config/services'
import { hasPrivacyControl } from '@/consent/privacy-control'
import type { Choice } from '@/consent/record'
import { followActiveCampaign } from './active-campaign'
import { leaveWithNextClick } from './leave'
import { followPosthog } from './posthog'
import { followTag } from './tag'

let wasAllowed: Choice = { analytics: false, marketing: false }

/** Starts, updates or stops the services that need consent, after what is allowed now. */
export function follow({ posthog, tag, activeCampaign }: Services, allowed: Choice): void {
  const withdrawn =
    (wasAllowed.analytics && !allowed.analytics) || (wasAllowed.marketing && !allowed.marketing)
  wasAllowed = allowed
  if (posthog) followPosthog(posthog, allowed.analytics)
  if (tag) followTag(tag, allowed)
  // Either consent is enough, except that Global Privacy Control rules out marketing
  // (docs/contracts/consent.md#what-loads-when).
  const automation = allowed.marketing || (allowed.analytics && !hasPrivacyControl())
  if (activeCampaign) followActiveCampaign(activeCampaign, automation)
  if (withdrawn && (tag || activeCampaign)) leaveWithNextClick()
}
