import type { Kysely } from 'kysely'
import { deliveryRecordDays } from '@/db/retention'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { log } from '@/lib/log'
import { allForms } from '../forms'
import { expiredLeads } from './expired-leads'
import { deleteLeads } from './leads'
import type { Uploads } from './uploads'

const day = 24 * 60 * 60 * 1000

/** Deletes submissions that their form no longer keeps, with their files, and old records of deliveries. */
export async function applyRetention(
  db: Kysely<Database>,
  uploads: Uploads,
  now = new Date(),
  forms = allForms(),
): Promise<void> {
  const expired = await expiredLeads(db, forms, now)
  await deleteLeads(db, expired, uploads)
  if (expired.length > 0) log('info', 'expired forms deleted', { count: expired.length })

  const limit = new Date(now.getTime() - deliveryRecordDays * day).toISOString()
  for (const table of ['webhook_delivery', 'mail_delivery'] as const)
    await write(db, (transaction) =>
      transaction.deleteFrom(table).where('delivered_at', '<', limit).execute(),
    )
}
