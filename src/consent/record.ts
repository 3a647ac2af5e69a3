import type { Services } from '@/config/services'
import { optionalServices } from './optional-services'

/** What a visitor allows besides what is necessary. */
export type Choice = { analytics: boolean; marketing: boolean }
export type ConsentRecord = { choice: Choice; date: Date }

/** Storage key of the record. */
export const recordKey = 'consent'
/** Then we ask again (content/pages/cookies.md). */
const validMonths = 6
/** Raise it when what a category means has changed: everybody is asked again. */
const wording = 1

/*
 * The record and the dialog are our own and not a library's. The common library (vanilla-cookieconsent 3.1) gives every
 * visitor a random number and keeps it in the record, while this site promises to keep none, and tells screen readers
 * that its bar is modal although the page behind it stays usable. `<dialog>` does what is left.
 */

/** What an answer is about: the words, and which services were there to be allowed. A new one asks again. */
export function versionOf(services: Services): string {
  return [wording, ...optionalServices(services)].join('+')
}

/** A choice as it is stored. */
export function recordText({ analytics, marketing }: Choice, version: string, now: Date): string {
  const allowed = [analytics && 'analytics', marketing && 'marketing'].filter(Boolean)
  return JSON.stringify({ version, date: now.toISOString(), categories: ['necessary', ...allowed] })
}

/** The stored choice, or undefined when there is none, it has aged, or it was about something else. */
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

/** What a choice allows in this browser. */
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
