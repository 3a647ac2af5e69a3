import type { Kysely } from 'kysely'
import type { CommentStatus, Database } from '@/db/schema'
import type { Comment } from './store'
import type { Place } from './view'

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

/** The comments that the desk and the command line show: those whose writer has not deleted the text. */
export function readableComments(db: Kysely<Database>) {
  return db.selectFrom('comment').selectAll().where('text', '!=', '')
}

/** Reads comments of a status, newest first, older than `before` if given, and whether there are older ones. */
export async function readQueue(
  db: Kysely<Database>,
  status: CommentStatus,
  before?: Place,
): Promise<{ comments: QueuedComment[]; hasOlder: boolean }> {
  let query = readableComments(db)
    .where('status', '=', status)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(queueSize + 1)
  if (before)
    query = query.where(({ eb, and, or }) =>
      or([
        eb('created_at', '<', before.time),
        and([eb('created_at', '=', before.time), eb('id', '<', before.id)]),
      ]),
    )
  const found = await query.execute()
  return {
    comments: await withContext(db, found.slice(0, queueSize)),
    hasOlder: found.length > queueSize,
  }
}

/** The number of comments that wait for a decision. */
export async function countPending(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('status', '=', 'pending')
    .where('text', '!=', '')
    .executeTakeFirstOrThrow()
  return Number(count)
}

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

/** The comment with an id. */
export function commentWithId(db: Kysely<Database>, id: string): Promise<Comment | undefined> {
  return db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst()
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
