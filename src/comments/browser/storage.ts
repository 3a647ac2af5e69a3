/** What a browser keeps for the comments. Where storage is refused it lasts as long as the page. */

/** Draws this browser's token; the server keeps only its digest. */
export const tokenKey = 'comment-token'
/** Name and e-mail of the last comment, to be filled in next time. */
export const writerKey = 'comment-writer'
export const draftKey = (place: string) => `comment-draft:${place}`

type Writer = { name: string; email: string }
/** What was typed, and the key under which it counts once. */
type Draft = { text: string; key: string }

let unkeptToken: string | undefined

/** The token of this browser, or undefined when it has none yet. */
export function readToken(): string | undefined {
  return read(() => localStorage, tokenKey) ?? unkeptToken
}

/** The token of this browser; the first comment or reaction draws it. */
export function ensureToken(): string {
  const known = readToken()
  if (known) return known
  const token = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  unkeptToken = token
  keep(() => localStorage, tokenKey, token)
  return token
}

/** Name and e-mail of the last comment from here; empty before the first. */
export function readWriter(): Writer {
  const { name, email } = parse(read(() => localStorage, writerKey))
  return { name: textOf(name), email: textOf(email) }
}

export function saveWriter(writer: Writer): void {
  keep(() => localStorage, writerKey, JSON.stringify(writer))
}

/** The unsent text of a place (a page, a comment replied to or changed), or a new one. */
export function readDraft(place: string, text = ''): Draft {
  const draft = parse(read(() => sessionStorage, draftKey(place)))
  return { text: textOf(draft.text) || text, key: textOf(draft.key) || crypto.randomUUID() }
}

/** Keeps the unsent text of a place through a reload; an empty one is forgotten. */
export function saveDraft(place: string, draft: Draft): void {
  keep(() => sessionStorage, draftKey(place), draft.text === '' ? undefined : JSON.stringify(draft))
}

function read(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function keep(storage: () => Storage, key: string, value: string | undefined): void {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Storage is refused or full: the page goes on without.
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
