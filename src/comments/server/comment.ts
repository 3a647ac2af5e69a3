import { createHash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '@/db/schema'
import type { Table } from '@/lib/text-table'
import { tokenHeader } from '../contract'

export type Comment = Selectable<Database['comment']>
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
