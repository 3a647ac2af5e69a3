import type { Kysely } from 'kysely'
import { deliveryRecordDays } from '@/db/retention'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'

const day = 24 * 60 * 60 * 1000

/** Deletes old records of deliveries. */
export async function applyRetention(db: Kysely<Database>, now = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - deliveryRecordDays * day).toISOString()
  await write(db, (transaction) =>
    transaction.deleteFrom('webhook_delivery').where('delivered_at', '<', limit).execute(),
  )
}
