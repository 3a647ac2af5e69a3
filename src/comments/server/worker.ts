import type { Kysely } from 'kysely'
import { deliveryRecordDays, rejectedCommentDays } from '@/db/retention'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { runRetention } from '@/db/scheduler'
import { runDeliveries } from '@/db/outbox/outbox'
import { configuredWebhook } from '@/db/outbox/webhook'
import { deleteComments } from './moderate'
import { commentOutbox } from './outbox'

/** Starts the scheduled tasks of the comments. Call it once per process. */
export function startComments(): void {
  runRetention('comments', (db) => applyRetention(db))

  const webhook = configuredWebhook('COMMENTS')
  if (webhook) runDeliveries('deliver comments', commentOutbox, webhook)
}

const day = 24 * 60 * 60 * 1000

/** Deletes comments that were rejected long ago, and old records of deliveries. */
export async function applyRetention(db: Kysely<Database>, now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const expired = await db
    .selectFrom('comment')
    .select('id')
    .where('status', '=', 'rejected')
    .where('decided_at', '<', before(rejectedCommentDays))
    .execute()
  await deleteComments(
    db,
    expired.map(({ id }) => id),
  )
  await write(db, (transaction) =>
    transaction
      .deleteFrom('comment_delivery')
      .where('delivered_at', '<', before(deliveryRecordDays))
      .execute(),
  )
}
