import { sql, type Kysely } from 'kysely'
import { buildTime } from '@/lib/build-time'
import { reading, type Reading } from '@/lib/measurements'
import { lastBackup } from './backups'
import { database } from './connection'
import type { Outbox } from './outbox/outbox'
import type { Database } from './schema'

/** Lets the metrics of this process show the build's time and what the database knows. Call it once per process. */
export function startReadings(): void {
  reading.subscribe(({ add }) => {
    add(Promise.resolve([{ name: 'site_build_timestamp_seconds', value: buildTime().getTime() / 1000 }]))
    add(database().then((db) => readDatabase(db, new Date())))
  })
}

/** The age of the oldest delivery that is still to be made, per webhook, and the time of the last backup; 0 for none. */
async function readDatabase(db: Kysely<Database>, now: Date): Promise<Reading[]> {
  const age = async (table: Outbox['table'], key: Outbox['key'], of: 'submission' | 'comment') => {
    // For the bare column, SQLite would walk the index of all rows to find an open delivery.
    const query = sql<{ since: string | null }>`select min(coalesce(created_at, '')) as since
      from ${sql.table(table)} join ${sql.table(of)} on id = ${sql.ref(key)}
      where delivered_at is null and failed_at is null`
    const [row] = (await query.execute(db)).rows
    return row?.since ? (now.getTime() - Date.parse(row.since)) / 1000 : 0
  }
  const forms = await age('webhook_delivery', 'submission_id', 'submission')
  const comments = await age('comment_delivery', 'comment_id', 'comment')
  const backup = await lastBackup(db)
  return [
    { name: 'site_outbox_age_seconds', labels: { outbox: 'forms' }, value: forms },
    { name: 'site_outbox_age_seconds', labels: { outbox: 'comments' }, value: comments },
    { name: 'site_last_backup_timestamp_seconds', value: backup ? Date.parse(backup.made_at) / 1000 : 0 },
  ]
}
