import type { Kysely } from 'kysely'
import { absoluteUrl } from '@/config/site'
import type { Outbox } from '@/db/outbox/outbox'
import type { Database } from '@/db/schema'
import { commentAnchor } from '../contract'
import { stateOf } from './comment'
import { signedLink } from './signed-link'

/** Deliveries of comments to the webhook with this secret. Each contains links to approve and to reject the comment. */
export function commentOutbox(secret: string, now = () => new Date()): Outbox {
  return {
    table: 'comment_delivery',
    key: 'comment_id',
    async body(db: Kysely<Database>, id: string) {
      const comment = await db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst()
      if (!comment) return undefined
      const state = stateOf(comment)
      return JSON.stringify({
        event: 'comment',
        id,
        status: comment.status,
        page: `${absoluteUrl(comment.path)}#${commentAnchor(id)}`,
        replyTo: comment.parent_id,
        name: comment.name,
        text: comment.text,
        createdAt: comment.created_at,
        editedAt: comment.edited_at,
        approve: signedLink({ id, decision: 'approve', state }, secret, now()),
        reject: signedLink({ id, decision: 'reject', state }, secret, now()),
      })
    },
  }
}
