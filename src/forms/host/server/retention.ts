import type { Kysely } from 'kysely'
import { deliveryRecordDays } from '@/db/retention'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { fileIds, olderThan, removeFiles } from './uploads'

const day = 24 * 60 * 60 * 1000

/** Deletes old records of deliveries, and files without a row, which a crash between storing the two leaves behind. */
export async function applyRetention(db: Kysely<Database>, uploads: string, now = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - deliveryRecordDays * day).toISOString()
  await write(db, (transaction) =>
    transaction.deleteFrom('webhook_delivery').where('delivered_at', '<', limit).execute(),
  )

  const ids = await fileIds(uploads)
  if (ids.length === 0) return
  // Select all ids, because databases limit the number of parameters of a query.
  const rows = await db.selectFrom('upload').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  const orphans = ids.filter((id) => !known.has(id))
  // A recent file may belong to a form that is being stored right now.
  await removeFiles(uploads, await olderThan(uploads, orphans, day))
}
