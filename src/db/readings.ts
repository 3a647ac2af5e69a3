import { sql, type Kysely } from 'kysely'
import { buildTime } from '@/lib/build-time'
import { reading, type Reading } from '@/lib/measurements'
import { lastBackup } from './backups'
import { database } from './connection'
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
  const form = await db
    .selectFrom('webhook_delivery')
    .innerJoin('submission', 'submission.id', 'submission_id')
    // For the bare column, SQLite would walk the index of all submissions to find an open delivery.
    .select(sql<string | null>`min(coalesce(created_at, ''))`.as('since'))
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  const comment = await db
    .selectFrom('comment_delivery')
    .innerJoin('comment', 'comment.id', 'comment_id')
    .select(sql<string | null>`min(created_at)`.as('since'))
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  const age = (since: string | null | undefined) => (since ? (now.getTime() - Date.parse(since)) / 1000 : 0)
  const backup = await lastBackup(db)
  return [
    { name: 'site_outbox_age_seconds', labels: { outbox: 'forms' }, value: age(form?.since) },
    { name: 'site_outbox_age_seconds', labels: { outbox: 'comments' }, value: age(comment?.since) },
    { name: 'site_last_backup_timestamp_seconds', value: backup ? Date.parse(backup.made_at) / 1000 : 0 },
  ]
}
