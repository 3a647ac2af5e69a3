import type { Kysely } from 'kysely'
import { deliveryRecordDays, rejectedCommentDays } from '@/db/retention'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { deleteComments } from './moderate'

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
