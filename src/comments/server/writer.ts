import { createHash } from 'node:crypto'
import { tokenHeader } from '../contract'

/** The random token in a visitor's browser that makes comments theirs. */
const tokenPattern = /^[\w-]{32,64}$/

/** The SHA-256 of a token, which is all that the database stores of it; undefined when the text is not a token. */
export function writerOf(token: string | null | undefined): string | undefined {
  return token && tokenPattern.test(token) ? createHash('sha256').update(token).digest('hex') : undefined
}

/** The digest of the token that a request carries, if any. */
export function writerOfRequest(headers: Headers): string | undefined {
  return writerOf(headers.get(tokenHeader))
}
