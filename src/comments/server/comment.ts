import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { olderThan, type Place } from '@/db/place'
import type { CommentStatus, Database, Db } from '@/db/schema'
import type { Table } from '@/lib/text-table'
import { tokenHeader } from '../contract'

export type Comment = Selectable<Database['comment']>
/** The comments that the desk shows: those whose writer has not deleted the text. */
export function readableComments(db: Db) {
  return db.selectFrom('comment').selectAll().where('text', '!=', '')
}

/** The comment with an id. */
export function commentWithId(db: Db, id: string): Promise<Comment | undefined> {
  return db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Counts the readable comments with these values. */
export async function countComments(
  db: Db,
  values: Partial<Pick<Comment, 'thread' | 'writer' | 'status'>>,
): Promise<number> {
  const { count } = await readableComments(db)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where((row) => row.and(values))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The random token in a visitor's browser that makes comments theirs. */
const tokenPattern = /^[\w-]{32,64}$/

/** The SHA-256 of the token that a request carries, if any. The database stores nothing else of it. */
export function writerOfRequest(headers: Headers): string | undefined {
  const token = headers.get(tokenHeader) ?? ''
  return tokenPattern.test(token) ? createHash('sha256').update(token).digest('hex') : undefined
}

/** In characters. */
const maxExcerptLength = 60

/** A table with a row per comment, to be shown as text or HTML. */
export function commentRows(comments: Comment[]): Table {
  const rows = comments.map((comment) => [
    comment.created_at.slice(0, 16).replace('T', ' '),
    comment.status,
    comment.path,
    comment.name,
    excerpt(comment.text),
    comment.id.slice(0, 8),
  ])
  return { headings: ['written (UTC)', 'status', 'page', 'name', 'text', 'id'], rows }
}

function excerpt(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ')
  return flat.length > maxExcerptLength ? `${flat.slice(0, maxExcerptLength - 1)}…` : flat
}

/** A comment with what a moderator needs to know to decide about it. */
export type QueuedComment = Awaited<ReturnType<typeof withContext>>[number]

/** Comments of a page of the queue, and earlier ones that are shown of a writer. */
const queueSize = 25
const maxNewest = 3

/** Reads comments of a status, newest first, older than `before` if given, and whether there are older ones. */
export async function readQueue(
  db: Db,
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
export const countPending = (db: Db) => countComments(db, { status: 'pending' })

/** Adds the context of each comment. */
export function withContext(db: Db, comments: Comment[]) {
  return Promise.all(
    comments.map(async (comment) => ({
      comment,
      /** The comment that it replies to. */
      parent: comment.parent_id === null ? undefined : await commentWithId(db, comment.parent_id),
      writer: await othersOfWriter(db, comment),
    })),
  )
}

/** Other comments from the same browser: the number of each status, and the newest. */
async function othersOfWriter(db: Db, { id, writer }: Comment) {
  // The team and comments that were emptied have none.
  if (writer === '') return { counts: {} as Partial<Record<CommentStatus, number>>, newest: [] }
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
