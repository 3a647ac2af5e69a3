import { createHash, randomBytes } from 'node:crypto'

/** The random text in a writer's browser that makes comments theirs. */
const tokenPattern = /^[\w-]{32,64}$/

/** What the database keeps of a token: its SHA-256; undefined when this is no token. */
export function writerOf(token: string | null | undefined): string | undefined {
  return token && tokenPattern.test(token) ? createHash('sha256').update(token).digest('hex') : undefined
}

/** A token for a writer whose browser has none. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
