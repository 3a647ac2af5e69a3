import type { Kysely } from 'kysely'
import { absoluteUrl } from '@/config/site'
import type { Outbox } from '@/db/outbox/outbox'
import type { Database } from '@/db/schema'
import { commentAnchor } from '../contract'

/** Deliveries of comments to the webhook. */
export const commentOutbox: Outbox = {
  table: 'comment_delivery',
  key: 'comment_id',
  async body(db: Kysely<Database>, id: string) {
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
