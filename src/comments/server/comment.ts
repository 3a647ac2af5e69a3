import { createHash } from 'node:crypto'
import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '@/db/schema'
import type { Table } from '@/lib/text-table'
import { tokenHeader } from '../contract'

export type Comment = Selectable<Database['comment']>
export type DatabaseTransaction = Transaction<Database>

/** The comments that the desk shows: those whose writer has not deleted the text. */
export function readableComments(db: Kysely<Database>) {
  return db.selectFrom('comment').selectAll().where('text', '!=', '')
}

/** The comment with an id. */
export function commentWithId(db: Kysely<Database>, id: string): Promise<Comment | undefined> {
  return db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Counts the readable comments with these values. */
export async function countComments(
  db: Kysely<Database>,
  values: Partial<Pick<Comment, 'thread' | 'writer' | 'status'>>,
): Promise<number> {
  const { count } = await db
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('text', '!=', '')
    .where((row) => row.and(values))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The place in a conversation before which a page starts: time and id of the oldest comment of the page before. */
export type Place = { time: string; id: string }

/** Parses the place that a view names as `older`; undefined when it is malformed. */
export function placeOf(text: string): Place | undefined {
  const [, time, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)_([\w-]{1,64})$/.exec(text) ?? []
  return time && id ? { time, id } : undefined
}

/** A condition of a query, newest first: what is older than a place, or everything without one. */
export function olderThan(place: Place | undefined) {
  return ({ eb, and, or, lit }: ExpressionBuilder<Database, 'comment'>) =>
    place
      ? or([
          eb('created_at', '<', place.time),
          and([eb('created_at', '=', place.time), eb('id', '<', place.id)]),
        ])
      : lit(true)
}

/** The status and text of a comment that a moderator read, so that a decision applies to nothing else. */
export function stateOf(comment: Comment): string {
  return `${comment.status}:${contentDigest(comment)}`
}

/**
 * What became of a comment since a moderator read it in the state `seen`: "open" when a decision for `status` applies,
 * "same" when somebody has decided so already, "outdated" when it was decided otherwise.
 */
export function compareState(
  comment: Comment,
  seen: string,
  status: Comment['status'],
): 'open' | 'same' | 'outdated' {
  const [, seenContent] = seen.split(':')
  if (seenContent !== contentDigest(comment)) return 'outdated'
  if (comment.status === status) return 'same'
  return seen === stateOf(comment) ? 'open' : 'outdated'
}

function contentDigest({ name, text }: Comment): string {
  return createHash('sha256')
    .update(JSON.stringify([name, text]))
    .digest('base64url')
    .slice(0, 22)
}

/** The random token in a visitor's browser that makes comments theirs. */
const tokenPattern = /^[\w-]{32,64}$/

/** The SHA-256 of a token, which is all that the database stores of it; undefined when the text is not a token. */
export function writerOf(token: string | null | undefined): string | undefined {
  return token && tokenPattern.test(token) ? createHash('sha256').update(token).digest('hex') : undefined
}

/** The digest of the token that a request carries, if any. */
export function writerOfRequest(headers: Headers): string | undefined {
  return writerOf(headers.get(tokenHeader))
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
