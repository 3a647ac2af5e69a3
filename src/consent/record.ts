import type { Services } from '@/config/services'
import { optionalServices } from './optional-services'

/** What a visitor allows beyond the necessary records. */
export type Choice = { analytics: boolean; marketing: boolean }
export type ConsentRecord = { choice: Choice; date: Date }

/** Storage key of the consent record. */
export const recordKey = 'consent'
/** How long consent is valid (content/pages/cookies.md). */
const validMonths = 6
/** Increase it when the meaning of a category changes, so every visitor is asked again. */
const wordingVersion = 1

// Record and dialog are our own (docs/decisions/consent.md).

/** Identifies what was asked: the wording and the services. When it changes, visitors are asked again. */
export function versionOf(services: Services): string {
  return [wordingVersion, ...optionalServices(services)].join('+')
}

/** Serializes a choice for storage. */
export function recordText({ analytics, marketing }: Choice, version: string, now: Date): string {
  const allowed = [analytics && 'analytics', marketing && 'marketing'].filter(Boolean)
  return JSON.stringify({ version, date: now.toISOString(), categories: ['necessary', ...allowed] })
}

/** Parses the stored choice. Returns undefined when it is missing, expired, or belongs to another version. */
export function readRecord(text: string | null, version: string, now: Date): ConsentRecord | undefined {
  const stored = parse(text)
  const date = new Date(String(stored.date))
  const until = new Date(date)
  until.setUTCMonth(until.getUTCMonth() + validMonths)
  const { categories } = stored
  if (stored.version !== version || !(until > now) || !Array.isArray(categories)) return undefined
  return {
    choice: { analytics: categories.includes('analytics'), marketing: categories.includes('marketing') },
    date,
  }
}

/** Applies Global Privacy Control to a choice. */
export function allowedBy({ analytics, marketing }: Choice, privacyControl: boolean): Choice {
  return { analytics, marketing: marketing && !privacyControl }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
