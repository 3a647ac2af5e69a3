import type { Selectable } from 'kysely'
import { backupDays } from '@/config/retention'
import type { Database, Db } from './schema'
import { write } from './write'

type Backup = Selectable<Database['backup']>

/** Records a finished backup, and forgets those that are kept no longer. */
export async function recordBackup(db: Db, backup: Backup): Promise<void> {
  const expired = new Date(Date.parse(backup.made_at) - backupDays * 24 * 60 * 60 * 1000).toISOString()
  await write(db, async (transaction) => {
    await transaction.insertInto('backup').values(backup).execute()
    await transaction.deleteFrom('backup').where('made_at', '<', expired).execute()
  })
}

/** The newest backup that was finished; undefined without any. */
export function lastBackup(db: Db): Promise<Backup | undefined> {
  return db.selectFrom('backup').selectAll().orderBy('made_at', 'desc').limit(1).executeTakeFirst()
}
