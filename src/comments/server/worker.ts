import type { Kysely } from 'kysely'
import { rejectedCommentDays } from '@/db/retention'
import type { Database } from '@/db/schema'
import { runRetention } from '@/db/scheduler'
import { forgetDeliveries } from '@/db/outbox/deliveries'
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

/** Deletes comments that were rejected long ago, and old records of deliveries. */
export async function applyRetention(db: Kysely<Database>, now = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - rejectedCommentDays * 24 * 60 * 60 * 1000).toISOString()
  const rejected = db.selectFrom('comment').select('id').where('status', '=', 'rejected')
  const expired = await rejected.where('decided_at', '<', limit).execute()
  await deleteComments(
    db,
    expired.map(({ id }) => id),
  )
  await forgetDeliveries(db, ['comment_delivery'], now)
}
