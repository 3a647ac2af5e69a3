import { randomId } from '@/lib/random-id'

/** What the comments store in the browser. Where storage is blocked, it lasts until the page is closed. */

/** The key of this browser's random token; the server stores only its digest. */
export const tokenKey = 'comment-token'
/** The key of the last comment's name and email address, to fill in the next form. */
export const writerKey = 'comment-writer'
export const draftKey = (scope: string) => `comment-draft:${scope}`

type Writer = { name: string; email: string }
/** The typed text, and the key that makes sending it twice count once. */
type Draft = { text: string; key: string }

let pageToken: string | undefined

/** This browser's token; undefined before the first comment or reaction. */
export function readToken(): string | undefined {
  return read(() => localStorage, tokenKey) ?? pageToken
}

/** This browser's token, created if missing. */
export function ensureToken(): string {
  const known = readToken()
  if (known) return known
  const token = randomId(32)
  pageToken = token
  save(() => localStorage, tokenKey, token)
  return token
}

/** Name and email address of the last comment from this browser; empty before the first. */
export function readWriter(): Writer {
  const { name, email } = parse(read(() => localStorage, writerKey))
  return { name: textOf(name), email: textOf(email) }
}

export function saveWriter(writer: Writer): void {
  save(() => localStorage, writerKey, JSON.stringify(writer))
}

/** Restores the unsent text of a scope (a page, or a comment that is replied to or edited), or starts a draft with `text`. */
export function readDraft(scope: string, text = ''): Draft {
  const draft = parse(read(() => sessionStorage, draftKey(scope)))
  return { text: textOf(draft.text) || text, key: textOf(draft.key) || randomId() }
}

/** Saves the unsent text of a scope for a reload; an empty one is deleted. */
export function saveDraft(scope: string, draft: Draft): void {
  save(() => sessionStorage, draftKey(scope), draft.text === '' ? undefined : JSON.stringify(draft))
}

function read(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function save(storage: () => Storage, key: string, value: string | undefined): void {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Storage is blocked or full; continue without it.
  }
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
