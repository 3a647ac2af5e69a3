import { randomUUID } from 'node:crypto'
import type { Db, DbTransaction } from '@/db/schema'
import { clientAddressHeader } from '@/lib/client-address'
import { audit } from './audit'
import { hashSecret, newSecret } from './tokens'
import type { Attempt, Member } from './types'

/** The desk's cookies. Over TLS their names begin with `__Host-`, which browsers accept there only (RFC 6265bis, 4.1.3.2). */
type Cookie = 'desk' | 'desk-challenge'

function nameOf(headers: Headers, cookie: Cookie): string {
  return isSecure(headers) ? `__Host-${cookie}` : cookie
}

/** Whether the browser uses HTTPS, according to the front server. */
export function isSecure(headers: Headers): boolean {
  return headers.get('x-forwarded-proto') === 'https'
}

/** The value that a request brought. */
export function readCookie(headers: Headers, cookie: Cookie): string | undefined {
  const start = `${nameOf(headers, cookie)}=`
  const pairs = headers.get('cookie')?.split(/; */) ?? []
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}

/** A Set-Cookie header that lasts for `seconds`; 0 deletes the cookie. Expects the headers of the request. */
export function cookieHeader(headers: Headers, cookie: Cookie, value: string, seconds: number): string {
  const secure = isSecure(headers) ? '; Secure' : ''
  return `${nameOf(headers, cookie)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

/** For how long after signing in a member has proved to be present. Milliseconds. */
const proofMs = 10 * 60 * 1000
/** A session ends this long after it began, whatever happens in it. Seconds. */
const lifetime = 12 * 60 * 60

/**
 * Signs a member in, within a transaction. Returns the Set-Cookie header, and the secret in it. The secret is always a new one and the session
 * that the browser had ends, so a planted cookie never becomes a session (OWASP, session fixation).
 */
export async function startSession(
  transaction: DbTransaction,
  member: Member,
  { request: { headers }, now }: Pick<Attempt, 'request' | 'now'>,
): Promise<{ cookie: string; secret: string }> {
  const earlier = readCookie(headers, 'desk')
  if (earlier)
    await transaction.deleteFrom('desk_session').where('token_hash', '=', hashSecret(earlier)).execute()
  const secret = newSecret()
  await transaction
    .insertInto('desk_session')
    .values({
      id: randomUUID(),
      token_hash: hashSecret(secret),
      member_id: member.id,
      address: headers.get(clientAddressHeader) ?? '',
      device: deviceName(headers.get('user-agent')),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetime * 1000).toISOString(),
    })
    .execute()
  await transaction
    .updateTable('desk_member')
    .set({ joined_at: now.toISOString() })
    .where('id', '=', member.id)
    .where('joined_at', 'is', null)
    .execute()
  await audit(transaction, member, { action: 'signed in', subject: 'desk' }, now)
  return { cookie: cookieHeader(headers, 'desk', secret, lifetime), secret }
}

/** The session with this secret and its member; undefined if ended or unknown. `isFresh`: signed in a moment ago. */
export async function findSession(db: Db, secret: string, now: Date) {
  const row = await db
    .selectFrom('desk_session')
    .innerJoin('desk_member', 'desk_member.id', 'member_id')
    .select([
      'desk_session.id as session',
      'desk_session.created_at as since',
      'desk_member.id',
      'email',
      'role',
    ])
    .where('token_hash', '=', hashSecret(secret))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const { session, since, ...member } = row
  return { session, member, isFresh: now.getTime() - new Date(since).getTime() < proofMs }
}

/** The sessions of a member that have not ended, newest first. */
export function listSessions(db: Db, { id }: Member, now: Date) {
  return db
    .selectFrom('desk_session')
    .select(['id', 'address', 'device', 'created_at'])
    .where('member_id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .execute()
}

/**
 * Signs a member out of the session with this id, or of all without one, within a transaction. If there was one, the audit log gets an
 * entry with `detail`.
 */
export async function endSessions(
  transaction: DbTransaction,
  member: Member,
  { id, detail }: { id: string | undefined; detail?: string },
  now: Date,
): Promise<void> {
  let query = transaction.deleteFrom('desk_session').where('member_id', '=', member.id)
  if (id !== undefined) query = query.where('id', '=', id)
  const { numDeletedRows } = await query.executeTakeFirst()
  if (numDeletedRows > 0)
    await audit(transaction, member, { action: 'signed out', subject: 'desk', detail }, now)
}

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system of a User-Agent header in a few words, by which a member recognizes a device. */
export function deviceName(userAgent: string | null): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return `${find(browsers) ?? 'Unknown browser'} on ${find(systems) ?? 'unknown system'}`
}
