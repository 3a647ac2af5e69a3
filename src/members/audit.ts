import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '@/db/schema'

/** What a member did: to which kind of thing, with its id, and what changed. Never a visitor's name, address or text. */
export type AuditEntry = {
  action: 'saw' | 'exported' | 'changed' | 'erased' | 'signed in' | 'signed out'
  subject: string
  detail?: string
}
type AuditRow = Selectable<Database['desk_audit']>

/** Adds an entry to the audit log; takes a transaction too, so that no change is made without its entry. */
export async function audit(
  db: Kysely<Database>,
  { email }: { email: string },
  { action, subject, detail = '' }: AuditEntry,
  now: Date,
): Promise<void> {
  const row = { id: randomUUID(), at: now.toISOString(), member: email, action, subject, detail }
  await db.insertInto('desk_audit').values(row).execute()
}

/** Up to `limit` entries, newest first, from the one after `before`. */
export async function readAudit(
  db: Kysely<Database>,
  limit: number,
  before?: Pick<AuditRow, 'at' | 'id'>,
): Promise<AuditRow[]> {
  let query = db.selectFrom('desk_audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
  if (before)
    query = query.where(({ eb, and, or }) =>
      or([eb('at', '<', before.at), and([eb('at', '=', before.at), eb('id', '<', before.id)])]),
    )
  return query.execute()
}
