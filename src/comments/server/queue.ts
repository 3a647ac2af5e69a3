import type { Kysely } from 'kysely'
import type { CommentStatus, Database } from '@/db/schema'
import { olderThan, type Place } from '@/db/place'
import { countComments, commentWithId, readableComments, type Comment } from './comment'

/** A comment with what a moderator needs to know to decide about it. */
export type QueuedComment = {
  comment: Comment
  /** The comment that it replies to. */
  parent: Comment | undefined
  /** Other comments from the same browser: the number of each status, and the newest. */
  writer: { counts: Partial<Record<CommentStatus, number>>; newest: Comment[] }
}

/** Comments of a page of the queue, and earlier ones that are shown of a writer. */
const queueSize = 25
const maxNewest = 3

/** Reads comments of a status, newest first, older than `before` if given, and whether there are older ones. */
export async function readQueue(
  db: Kysely<Database>,
  status: CommentStatus,
  before?: Place,
): Promise<{ comments: QueuedComment[]; hasOlder: boolean }> {
  const found = await readableComments(db)
    .where('status', '=', status)
    .where(olderThan(before))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(queueSize + 1)
    .execute()
  return { comments: await withContext(db, found.slice(0, queueSize)), hasOlder: found.length > queueSize }
}

/** The number of comments that wait for a decision. */
export const countPending = (db: Kysely<Database>) => countComments(db, { status: 'pending' })

/** Adds the context of each comment. */
export function withContext(db: Kysely<Database>, comments: Comment[]): Promise<QueuedComment[]> {
  return Promise.all(
    comments.map(async (comment) => ({
      comment,
      parent: comment.parent_id === null ? undefined : await commentWithId(db, comment.parent_id),
      writer: await othersOfWriter(db, comment),
    })),
  )
}

async function othersOfWriter(
  db: Kysely<Database>,
  { id, writer }: Comment,
): Promise<QueuedComment['writer']> {
  // The team and comments that were emptied have none.
  if (writer === '') return { counts: {}, newest: [] }
  const others = db.selectFrom('comment').where('writer', '=', writer).where('id', '!=', id)
  const counts = await others
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute()
  const newest = await readableComments(db)
    .where('writer', '=', writer)
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(maxNewest)
    .execute()
  return { counts: Object.fromEntries(counts.map(({ status, count }) => [status, Number(count)])), newest }
}
