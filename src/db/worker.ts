import { sql } from 'kysely'
import { buildTime } from '@/lib/build-time'
import { setDatabaseCheck } from '@/lib/database-check'
import { reading, type Reading } from '@/lib/measurements'
import { lastBackup } from './backups'
import { database } from './connection'
import { isSqlite } from './journal'
import type { Outbox } from './outbox/outbox'
import { runEvery } from './scheduler'
import type { Db } from './schema'
import { write } from './write'

/** How long to wait for other writers, in milliseconds; less than what /readyz allows. */
const lockTimeoutMs = 1_500

/** Lets /readyz check the database of this process. */
export function startDatabaseCheck(): void {
  setDatabaseCheck(async () => checkWritable(await database()))
}

/** Writes one row as it is. Rejects when that fails, such as on a full disk or a replica. */
export async function checkWritable(db: Db): Promise<void> {
  await write(
    db,
    (change) =>
      change
        .updateTable('migration')
        .set(({ ref }) => ({ name: ref('name') }))
        .where('name', '=', (one) =>
          one.selectFrom('migration').select(({ fn }) => fn.min('name').as('first')),
        )
        .execute(),
    lockTimeoutMs,
  )
}

/** Lets the metrics of this process show the build's time and what the database knows. Call it once per process. */
export function startReadings(): void {
  reading.subscribe(({ add }) => {
    add(Promise.resolve([{ name: 'site_build_timestamp_seconds', value: buildTime().getTime() / 1000 }]))
    add(database().then((db) => readDatabase(db, new Date())))
  })
}

/** The age of the oldest delivery that is still to be made, per outbox, and the time of the last backup; 0 for none. */
async function readDatabase(db: Db, now: Date): Promise<Reading[]> {
  const age = async (table: Outbox['table'], of: 'submission' | 'comment', since = sql`created_at`) => {
    // For the bare column, SQLite would walk the index of all rows to find an open delivery.
    const query = sql<{ since: string | null }>`select min(coalesce(${since}, '')) as since
      from ${sql.table(table)} join ${sql.table(of)} on id = ${sql.ref(`${of}_id`)}
      where delivered_at is null and failed_at is null`
    const [row] = (await query.execute(db)).rows
    return row?.since ? Math.max(0, now.getTime() - Date.parse(row.since)) / 1000 : 0
  }
  const forms = await age('webhook_delivery', 'submission')
  const comments = await age('comment_delivery', 'comment')
  // A reminder waits from the hour it is sent at (src/forms/host/server/mail.ts).
  const due = sql`case when mail like 'reminder:%' then remind_on || 'T07:00:00.000Z' else created_at end`
  const mail = await age('mail_delivery', 'submission', due)
  const backup = await lastBackup(db)
  return [
    { name: 'site_outbox_age_seconds', labels: { outbox: 'forms' }, value: forms },
    { name: 'site_outbox_age_seconds', labels: { outbox: 'comments' }, value: comments },
    { name: 'site_outbox_age_seconds', labels: { outbox: 'mail' }, value: mail },
    { name: 'site_last_backup_timestamp_seconds', value: backup ? Date.parse(backup.made_at) / 1000 : 0 },
  ]
}

const statisticsIntervalMs = 60 * 60 * 1000

/**
 * Has PostgreSQL collect statistics of the tables that the desk searches, now and every hour. Its autovacuum does so too, but
 * only minutes after an import; until then a search of 100,000 leads takes five times as long. SQLite's plans here need none.
 * Call it once per process.
 */
export function startStatistics(): void {
  runEvery(statisticsIntervalMs, 'collect statistics', async () => {
    const db = await database()
    if (isSqlite(db)) return
    await sql`analyze submission, upload, webhook_delivery, comment, event_count`.execute(db)
  })
}
