import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { brand } from '@/config/brand'
import type { Db, DbTransaction } from '@/db/schema'
import { write } from '@/db/write'
import { withoutNul } from '@/lib/clean-text'
import { parseJson } from '@/lib/parse-json'
import { deviceName } from './sessions'
import { consumeToken, issueToken, lifetimes } from './tokens'
import type { Attempt, Member } from './types'

type NewPasskey = { id: string; public_key: string; counter: number; transports: string }

/** Whether browsers offer passkeys at an address: only over TLS or on this machine, and never by IP address (Web Authentication, 5.1.2). */
export function arePasskeysPossible({ protocol, hostname }: URL): boolean {
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return false
  return protocol === 'https:' || /(?:^|\.)localhost$/.test(hostname)
}

/** The passkeys of a member, newest first. */
export function listPasskeys(db: Db, { id }: Member) {
  return db
    .selectFrom('desk_passkey')
    .select(['id', 'device', 'transports', 'created_at', 'used_at'])
    .where('member_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute()
}

/** What a device needs to create a passkey for a member. */
export async function creationOptions({ db, url, now }: Attempt, member: Member) {
  const challenge = await write(db, (change) => issueToken(change, 'registration', member, now))
  const existing = await listPasskeys(db, member)
  return generateRegistrationOptions({
    rpName: `${brand} desk`,
    rpID: url.hostname,
    userName: member.email,
    userID: Buffer.from(member.id),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: lifetimes.registration,
    excludeCredentials: existing.map(({ id, transports }) => ({
      id,
      transports: transports.split(',').filter(Boolean),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Verifies what the device created for a member, and uses its challenge up. Returns undefined when it is not valid. */
export async function verifyCreation(
  { db, url, now }: Attempt,
  member: Member,
  json: string | undefined,
): Promise<NewPasskey | undefined> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: parseJson(json ?? '') as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      write(db, (change) => consumeToken(change, 'registration', member, challenge, now)),
    expectedOrigin: url.origin,
    expectedRPID: url.hostname,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const known = await db.selectFrom('desk_passkey').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return undefined
  const key = Buffer.from(publicKey).toString('base64url')
  const named = transports.filter((transport) => /^[a-z-]{1,20}$/.test(transport))
  return { id, public_key: key, counter, transports: named.join(',') }
}

export async function savePasskey(
  transaction: DbTransaction,
  passkey: NewPasskey,
  member: Member,
  { request, now }: Attempt,
): Promise<void> {
  const device = deviceName(request.headers.get('user-agent'))
  const row = { ...passkey, member_id: member.id, device, created_at: now.toISOString(), used_at: null }
  await transaction.insertInto('desk_passkey').values(row).execute()
}

/** What a device needs to sign in with any of its passkeys for this site. */
export async function signInOptions({ db, url, now }: Attempt) {
  const challenge = await write(db, (change) => issueToken(change, 'sign-in', undefined, now))
  return generateAuthenticationOptions({
    rpID: url.hostname,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: lifetimes['sign-in'],
    userVerification: 'required',
  })
}

/** Stands in for an unknown passkey, so that its signature is checked as long as one of a member. */
const decoy = {
  public_key:
    'pQECAyYgASFYILM6-KaGy9DBixngV3KBq7_90OYZiDNbp8uY6I5DmccUIlggrvU0xDb4wGSRDdFBjSX3QZFeQW1RmfDPg883_5eeapc',
  counter: 0,
}

/** The member whose passkey signed the challenge `given` to this browser, which is used up; undefined when none did. */
export async function verifySignIn(
  { db, url, now }: Attempt,
  response: AuthenticationResponseJSON | undefined,
  given: string | undefined,
): Promise<Member | undefined> {
  const id = withoutNul(String(response?.id))
  const known = await db
    .selectFrom('desk_passkey')
    .innerJoin('desk_member', 'desk_member.id', 'member_id')
    .select(['member_id', 'email', 'public_key', 'counter'])
    .where('desk_passkey.id', '=', id)
    .executeTakeFirst()
  const { public_key: publicKey, counter } = known ?? decoy
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) =>
      challenge === given &&
      write(db, (change) => consumeToken(change, 'sign-in', undefined, challenge, now)),
    expectedOrigin: url.origin,
    expectedRPID: url.hostname,
    credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!known || !verified || !authenticationInfo) return undefined
  const used = { counter: authenticationInfo.newCounter, used_at: now.toISOString() }
  await write(db, (change) => change.updateTable('desk_passkey').set(used).where('id', '=', id).execute())
  return { id: known.member_id, email: known.email }
}
