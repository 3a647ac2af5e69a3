import type { Services } from '@/config/services'

/** What a visitor allows beyond the necessary records. */
export type Choice = { analytics: boolean; marketing: boolean }
export type Category = keyof Choice

/** Services that need consent, in the order in which they are named. */
const optional = ['posthog', 'tag', 'activeCampaign'] as const
export type OptionalService = (typeof optional)[number]

/** Storage key of the consent record. */
export const recordKey = 'consent'
/** Storage key of the ID that links page views. Stored only while consent is given. */
export const productAnalyticsKey = 'product-analytics-id'
export const nothingAllowed: Choice = { analytics: false, marketing: false }
/** How long consent is valid (content/pages/cookies.md). */
const validMonths = 6
/** Increase it when the meaning of a category changes, so every visitor is asked again. */
const wordingVersion = 1

/** Returns the configured services that need consent. */
export function optionalServices(services: Services): OptionalService[] {
  return optional.filter((name) => services[name])
}

/** Identifies what was asked: the wording and the services. When it changes, visitors are asked again. */
export function versionOf(services: Services): string {
  return [wordingVersion, ...optionalServices(services)].join('+')
}

/** Serializes a choice for storage. */
export function recordText({ analytics, marketing }: Choice, version: string, now: Date): string {
  const allowed = [analytics && 'analytics', marketing && 'marketing'].filter(Boolean)
  return JSON.stringify({ version, date: now.toISOString(), categories: ['necessary', ...allowed] })
}

/** Reads the choice in the stored record. Returns undefined when it is missing, expired, or belongs to another version. */
export function readRecord(stored: Record<string, unknown>, version: string, now: Date): Choice | undefined {
  const until = new Date(String(stored.date))
  until.setUTCMonth(until.getUTCMonth() + validMonths)
  const { categories } = stored
  if (stored.version !== version || !(until > now) || !Array.isArray(categories)) return undefined
  return { analytics: categories.includes('analytics'), marketing: categories.includes('marketing') }
}

/** Applies Global Privacy Control, which refuses marketing whatever the visitor chose. */
export function allowedBy({ analytics, marketing }: Choice, privacyControl: boolean): Choice {
  return { analytics, marketing: marketing && !privacyControl }
}

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
