import type { Kysely } from 'kysely'
import { deliveredDays } from '@/db/kept'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { fileIds, olderThan, removeFiles } from './uploads'

const day = 24 * 60 * 60 * 1000

/** Removes old records of deliveries, and files that no submission names: a server died between file and row. */
export async function tidy(db: Kysely<Database>, uploads: string, now = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - deliveredDays * day).toISOString()
  await write(db, (change) =>
    change.deleteFrom('webhook_delivery').where('delivered_at', '<', limit).execute(),
  )

  const ids = await fileIds(uploads)
  if (ids.length === 0) return
  // All ids: an engine takes only so many values with a question.
  const rows = await db.selectFrom('upload').select('id').execute()
  const named = new Set(rows.map(({ id }) => id))
  const unnamed = ids.filter((id) => !named.has(id))
  // A young file may belong to a form that is being stored right now.
  await removeFiles(uploads, await olderThan(uploads, unnamed, day))
}
