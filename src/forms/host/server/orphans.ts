import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import type { Uploads } from './uploads'

/** How often orphaned files are deleted. With the minimum age, none is kept for an hour. Milliseconds. */
export const orphanIntervalMs = 15 * 60 * 1000
/** A younger file may belong to a form that is being stored right now. */
const minAgeMs = 15 * 60 * 1000

/** Finds files without a row, which a crash between storing the two leaves behind. Returns their ids. */
export async function findOrphans(
  db: Kysely<Database>,
  uploads: Uploads,
  now = new Date(),
): Promise<string[]> {
  const files = await uploads.list()
  const old = files.filter(({ storedAt }) => now.getTime() - storedAt > minAgeMs)
  if (old.length === 0) return []
  // Select all ids, because databases limit the number of parameters of a query.
  const rows = await db.selectFrom('upload').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  return old.map(({ id }) => id).filter((id) => !known.has(id))
}

/** Deletes files without a row. Returns their number. */
export async function removeOrphans(db: Kysely<Database>, uploads: Uploads, now?: Date): Promise<number> {
  const orphans = await findOrphans(db, uploads, now)
  await uploads.remove(orphans)
  return orphans.length
}
