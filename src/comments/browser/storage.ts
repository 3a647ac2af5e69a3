import { randomId } from '@/lib/random-id'
import { readStored, readStoredObject, writeStored } from '@/lib/stored'

/** What the comments store in the browser. Where storage is blocked, it lasts until the page is closed. */

/** The key of this browser's random token; the server stores only its digest. */
export const tokenKey = 'comment-token'
/** The key of the last comment's name and email address, to fill in the next form. */
export const writerKey = 'comment-writer'
export const draftKey = (scope: string) => `comment-draft:${scope}`

export type Writer = { name: string; email: string }
/** The typed text, and the key that makes sending it twice count once. */
type Draft = { text: string; key: string }

let pageToken: string | undefined

/** This browser's token; undefined before the first comment or reaction. */
export function readToken(): string | undefined {
  return readStored('localStorage', tokenKey) ?? pageToken
}

/** This browser's token, created if missing. */
export function ensureToken(): string {
  const known = readToken()
  if (known) return known
  const token = randomId(32)
  pageToken = token
  writeStored('localStorage', tokenKey, token)
  return token
}

/** Name and email address of the last comment from this browser; empty before the first. */
export function readWriter(): Writer {
  const { name, email } = readStoredObject('localStorage', writerKey)
  return { name: textOf(name), email: textOf(email) }
}

export function saveWriter(writer: Writer): void {
  writeStored('localStorage', writerKey, JSON.stringify(writer))
}

/** Restores the unsent text of a scope (a page, or a comment that is replied to), or starts a draft. */
export function readDraft(scope: string): Draft {
  const draft = readStoredObject('sessionStorage', draftKey(scope))
  return { text: textOf(draft.text), key: textOf(draft.key) || randomId() }
}

/** Saves the unsent text of a scope for a reload; an empty one is deleted. */
export function saveDraft(scope: string, draft: Draft): void {
  writeStored('sessionStorage', draftKey(scope), draft.text === '' ? undefined : JSON.stringify(draft))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
