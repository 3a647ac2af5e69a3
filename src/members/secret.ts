import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Returns 256 random bits as base64url, for a cookie, a link or a challenge. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored in place of a secret. A fast hash is enough, because nobody can try 256 random bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The token of a session's forms: derived from its secret, so it needs no storage and ends with it. */
export function formToken(secret: string): string {
  return createHash('sha256').update(`form:${secret}`).digest('base64url')
}

/** Compares in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
