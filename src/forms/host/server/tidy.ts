import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { filesOlderThan, removeFiles } from './uploads'

const day = 24 * 60 * 60 * 1000
/** Deliveries that were made are of interest for a while, should the other system ask. */
const keepDelivered = 30 * day

/** Removes old records of deliveries, and files that no submission names: a server died between file and row. */
export async function tidy(db: Kysely<Database>, uploads: string, now = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - keepDelivered).toISOString()
  await write(db, (change) =>
    change.deleteFrom('webhook_delivery').where('delivered_at', '<', limit).execute(),
  )

  // A young file may belong to a form that is being stored right now.
  const old = await filesOlderThan(uploads, day)
  if (old.length === 0) return
  const rows = await db.selectFrom('upload').select('id').where('id', 'in', old).execute()
  const named = new Set(rows.map(({ id }) => id))
  await removeFiles(
    uploads,
    old.filter((id) => !named.has(id)),
  )
}
