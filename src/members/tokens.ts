import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '@/db/schema'
import type { Member } from './types'

/** What a one-time token allows, and for how long: milliseconds. The last two are challenges of passkeys. */
export const lifetimes = {
  invitation: 24 * 60 * 60 * 1000,
  link: 10 * 60 * 1000,
  registration: 5 * 60 * 1000,
  'sign-in': 5 * 60 * 1000,
}
type Purpose = keyof typeof lifetimes

/**
 * Creates a token for one purpose and one member; before a passkey is known, for no member. Only its hash is stored. Of
 * links and invitations, a member has one at a time: an older one no longer works.
 */
export async function issueToken(
  db: Db,
  purpose: Purpose,
  member: Member | undefined,
  now: Date,
): Promise<string> {
  const token = newSecret()
  const expires = new Date(now.getTime() + lifetimes[purpose]).toISOString()
  if (member && (purpose === 'link' || purpose === 'invitation'))
    await db
      .deleteFrom('desk_token')
      .where('member_id', '=', member.id)
      .where('purpose', '=', purpose)
      .execute()
  const row = { hash: hashSecret(token), purpose, member_id: member?.id ?? null, expires_at: expires }
  await db.insertInto('desk_token').values(row).execute()
  return token
}

/** The member whom a valid token is for; undefined when it is unknown, used, expired or for another purpose. */
export function memberOfToken(
  db: Db,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<Member | undefined> {
  return db
    .selectFrom('desk_token')
    .innerJoin('desk_member', 'desk_member.id', 'member_id')
    .select(['desk_member.id', 'email'])
    .where('hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Uses a token up. Returns whether it was valid; of requests at the same time, only one gets true. */
export async function consumeToken(
  db: Db,
  purpose: Purpose,
  member: Member | undefined,
  token: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .deleteFrom('desk_token')
    .where('hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('member_id', member ? '=' : 'is', member?.id ?? null)
    .where('expires_at', '>', now.toISOString())
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Returns 256 random bits as base64url, for a cookie, a link or a challenge. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** What is stored in place of a secret. A fast hash is enough, because nobody can try 256 random bits. */
export const hashSecret = (secret: string): string => digest(secret).toString('hex')

/** The token of a session's forms: derived from its secret, so it needs no storage and ends with it. */
export const formToken = (secret: string): string => digest(`form:${secret}`).toString('base64url')

/** Compares in constant time. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))
