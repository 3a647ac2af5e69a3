import { absoluteUrl } from '@/config/site'
import { rejectedCommentDays } from '@/config/retention'
import type { Db } from '@/db/schema'
import { runRetention } from '@/db/scheduler'
import { forgetDeliveries } from '@/db/outbox/deliveries'
import { runDeliveries, type Outbox } from '@/db/outbox/outbox'
import { configuredWebhook } from '@/db/outbox/webhook'
import { commentAnchor } from '../contract'
import { deleteComments } from './moderate'

/** Starts the scheduled tasks of the comments. Call it once per process. */
export function startComments(): void {
  runRetention('comments', (db) => applyRetention(db))

  const webhook = configuredWebhook('COMMENTS')
  if (webhook) runDeliveries('deliver comments', commentOutbox, webhook)
}

/** Deletes comments that were rejected long ago, and old records of deliveries. */
export async function applyRetention(db: Db, now = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - rejectedCommentDays * 24 * 60 * 60 * 1000).toISOString()
  const rejected = db.selectFrom('comment').select('id').where('status', '=', 'rejected')
  const expired = await rejected.where('decided_at', '<', limit).execute()
  await deleteComments(
    db,
    expired.map(({ id }) => id),
  )
  await forgetDeliveries(db, ['comment_delivery'], now)
}

/** Deliveries of comments to the webhook. */
export const commentOutbox: Outbox = {
  table: 'comment_delivery',
  key: 'comment_id',
  async body(db, id) {
    const comment = await db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst()
    if (!comment) return undefined
    return JSON.stringify({
      event: 'comment',
      id,
      status: comment.status,
      page: `${absoluteUrl(comment.path)}#${commentAnchor(id)}`,
      replyTo: comment.parent_id,
      name: comment.name,
      text: comment.text,
      createdAt: comment.created_at,
      decide: absoluteUrl('/desk/comments'),
    })
  },
}
