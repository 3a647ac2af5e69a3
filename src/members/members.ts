import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { database } from '@/db/connection'
import { auditMonths } from '@/config/retention'
import type { Db, DbTransaction, Role } from '@/db/schema'
import { write } from '@/db/write'
import { runRetention } from '@/db/scheduler'
import { setDeskGate } from '@/lib/desk-gate'
import { audit } from './audit'
import { issueToken } from './tokens'
import type { Member } from './types'

/** In the audit log, for what an operator does in a terminal. */
const operator = { email: 'command line' }

/** Lets the front server know whether the desk exists, and deletes what has expired. Call it once per process. */
export function startMembers(): void {
  setDeskGate(async () => hasMembers(await database()))
  runRetention('members of the team', (db) => applyRetention(db))
}

/** Whether anybody has been invited. Until then the desk does not exist. */
async function hasMembers(db: Db): Promise<boolean> {
  return (await db.selectFrom('desk_member').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Invites somebody. Returns a token; an earlier invitation no longer works. Throws when the address is a member's. */
export function invite(db: Db, email: string, now: Date, role: Role = 'manager'): Promise<string> {
  return write(db, async (transaction) => {
    const known = await findMember(transaction, email)
    if (known?.joined_at) throw new Error(`${email} is a member already; use link.`)
    const member = known ?? { id: randomUUID(), email: email.toLowerCase() }
    const row = { ...member, invited_at: now.toISOString(), joined_at: null, role }
    if (!known) await transaction.insertInto('desk_member').values(row).execute()
    else await transaction.updateTable('desk_member').set({ role }).where('id', '=', member.id).execute()
    const entry = { action: 'changed', subject: member.email, detail: `invited as ${role}` } as const
    await audit(transaction, operator, entry, now)
    return issueToken(transaction, 'invitation', member, now)
  })
}

/** Changes something of a member and notes it in the audit log. Throws when nobody has this address. */
function changeMember<Result>(
  db: Db,
  email: string,
  { detail, now }: { detail: string; now: Date },
  change: (transaction: DbTransaction, member: Member) => Promise<Result>,
): Promise<Result> {
  return write(db, async (transaction) => {
    const member = await findMember(transaction, email)
    if (!member) throw new Error(`Nobody with the address ${email} is invited or a member.`)
    await audit(transaction, operator, { action: 'changed', subject: member.email, detail }, now)
    return change(transaction, member)
  })
}

/** Returns a token that signs a member in once, where the passkey is lost. */
export function linkFor(db: Db, email: string, now: Date): Promise<string> {
  return changeMember(db, email, { detail: 'link made', now }, (transaction, member) =>
    issueToken(transaction, 'link', member, now),
  )
}

/** Changes what a member may do, from the next request on. */
export async function setRole(db: Db, email: string, role: Role, now: Date): Promise<void> {
  await changeMember(db, email, { detail: role, now }, (transaction, { id }) =>
    transaction.updateTable('desk_member').set({ role }).where('id', '=', id).execute(),
  )
}

/** Removes a member with passkeys, sessions and tokens. */
export async function removeMember(db: Db, email: string, now: Date): Promise<void> {
  await changeMember(db, email, { detail: 'removed', now }, (transaction, { id }) =>
    transaction.deleteFrom('desk_member').where('id', '=', id).execute(),
  )
}

/** PostgreSQL counts in 64 bits, which come as text. */
const count = sql<number>`cast(count(*) as integer)`.as('count')

/** All members with the number of their passkeys and of their sessions. */
export function listMembers(db: Db, now: Date) {
  return db
    .selectFrom('desk_member')
    .select((row) => [
      'email',
      'role',
      'invited_at',
      'joined_at',
      row
        .selectFrom('desk_passkey')
        .whereRef('member_id', '=', 'desk_member.id')
        .select(count)
        .as('passkeys'),
      row
        .selectFrom('desk_session')
        .whereRef('member_id', '=', 'desk_member.id')
        .where('expires_at', '>', now.toISOString())
        .select(count)
        .as('sessions'),
    ])
    .orderBy('email')
    .execute()
}

/** Members who have signed in, whom a lead can be given to, by address. */
export function listOwners(db: Db): Promise<Member[]> {
  return db
    .selectFrom('desk_member')
    .select(['id', 'email'])
    .where('joined_at', 'is not', null)
    .where('role', '=', 'manager')
    .orderBy('email')
    .execute()
}

/** Deletes what has expired: sessions, tokens, invitations that nobody used, and old entries of the audit log. */
export function applyRetention(db: Db, now = new Date()): Promise<void> {
  const time = now.toISOString()
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - auditMonths)
  return write(db, async (transaction) => {
    await transaction.deleteFrom('desk_session').where('expires_at', '<=', time).execute()
    await transaction.deleteFrom('desk_token').where('expires_at', '<=', time).execute()
    await transaction
      .deleteFrom('desk_member')
      .where('joined_at', 'is', null)
      .where('id', 'not in', (token) =>
        token
          .selectFrom('desk_token')
          .select('member_id')
          .where('member_id', 'is not', null)
          .$castTo<{ member_id: string }>(),
      )
      .execute()
    await transaction.deleteFrom('desk_audit').where('at', '<', oldest.toISOString()).execute()
  })
}

function findMember(db: Db, email: string) {
  return db.selectFrom('desk_member').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
}
