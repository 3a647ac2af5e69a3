import { randomUUID } from 'node:crypto'
import { olderThan, type Place } from '@/db/place'
import type { Db } from '@/db/schema'

/** What a member did: to which kind of thing, with its id, and what changed. Never a visitor's name, address or text. */
export type AuditEntry = {
  action: 'saw' | 'exported' | 'changed' | 'erased' | 'signed in' | 'signed out'
  subject: string
  detail?: string
}

/** Adds an entry to the audit log; takes a transaction too, so that no change is made without its entry. */
export async function audit(
  db: Db,
  { email }: { email: string },
  { action, subject, detail = '' }: AuditEntry,
  now: Date,
): Promise<void> {
  const row = { id: randomUUID(), at: now.toISOString(), member: email, action, subject, detail }
  await db.insertInto('desk_audit').values(row).execute()
}

/** Up to `limit` entries, newest first, from the one after `before`. */
export function readAudit(db: Db, limit: number, before?: Place) {
  return db
    .selectFrom('desk_audit')
    .selectAll()
    .where(olderThan(before, 'at'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
