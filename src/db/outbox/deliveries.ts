import { sql } from 'kysely'
import { deliveryRecordDays } from '@/config/retention'
import type { Db } from '../schema'
import { write } from '../write'
import type { Outbox } from './outbox'

type Target = Pick<Outbox, 'table' | 'key'>

/** A delivery that has not been made. `failedAt` says that the server gave up, `dueAt` when it tries next otherwise. */
type OpenDelivery = {
  id: string
  attempts: number
  dueAt: string
  failedAt: string | null
  lastError: string | null
}

/** Finds at most `limit` deliveries that have not been made, first those given up, then those that failed before. */
export async function openDeliveries(db: Db, { table, key }: Target, limit: number): Promise<OpenDelivery[]> {
  const query = sql<OpenDelivery>`
    select ${sql.ref(key)} as id, attempts, due_at as "dueAt", failed_at as "failedAt", last_error as "lastError"
    from ${sql.table(table)} where delivered_at is null order by failed_at is null, attempts = 0, due_at desc limit ${limit}`
  return (await query.execute(db)).rows
}

/** Makes a delivery due now, also one that was made or did not exist, with all attempts before it. */
export async function sendAgain(db: Db, { table, key }: Target, id: string, now: Date): Promise<void> {
  const query = sql`
    insert into ${sql.table(table)} (${sql.ref(key)}, attempts, due_at) values (${id}, 0, ${now.toISOString()})
    on conflict (${sql.ref(key)}) do update
    set attempts = 0, due_at = excluded.due_at, delivered_at = null, failed_at = null`
  await write(db, (transaction) => query.execute(transaction))
}

/** Makes every delivery due now that the server gave up. Returns their number. */
export async function sendFailedAgain(db: Db, { table }: Target, now: Date): Promise<number> {
  const query = sql`update ${sql.table(table)} set attempts = 0, due_at = ${now.toISOString()}, failed_at = null
    where delivered_at is null and failed_at is not null`
  const { numAffectedRows } = await write(db, (transaction) => query.execute(transaction))
  return Number(numAffectedRows ?? 0)
}

/** Deletes the records of deliveries that were made long ago. */
export async function forgetDeliveries(db: Db, tables: Outbox['table'][], now: Date): Promise<void> {
  const limit = new Date(now.getTime() - deliveryRecordDays * 24 * 60 * 60 * 1000).toISOString()
  for (const table of tables)
    await write(db, (change) => change.deleteFrom(table).where('delivered_at', '<', limit).execute())
}
