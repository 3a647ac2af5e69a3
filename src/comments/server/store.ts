import { createHash, randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { isMissingReference } from '@/db/faults'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { editMinutes } from '@/db/kept'
import type { Thread } from '../threads'
import { blankComment, removeComment } from './remove'

export type Comment = Selectable<Database['comment']>
export type Change = Transaction<Database>
/** When something happens, and whether the webhook is to be told. */
type Moment = { now: Date; notify: boolean }

/** So many comments of one writer may wait for approval. */
export const mostWaiting = 20

export type NewComment = {
  thread: Thread
  parent: string | undefined
  /** Drawn by the page; without one the same text of a writer counts once a day. */
  key: string | undefined
  writer: string
  name: string
  email: string | undefined
  text: string
}

/**
 * Stores a comment and, when `notify` is set, the order to tell the webhook, all or nothing; resolves with the row once
 * it is on disk. The same key again gives the first row, with the new words if the writer has mended them in between.
 * The first comment of a writer is held, and so is every one of a writer who was refused; too many that wait, or a parent
 * that is not in the conversation, are named instead of a row.
 */
export async function addComment(
  db: Kysely<Database>,
  comment: NewComment,
  { now, notify }: Moment,
): Promise<Comment | 'no parent' | 'too many waiting'> {
  const created_at = now.toISOString()
  const key = comment.key ? `page:${comment.writer}:${comment.key}` : `day:${digest(comment, created_at)}`
  const { thread, writer, name, text } = comment
  const row = {
    id: randomUUID(),
    thread: thread.key,
    path: thread.path,
    key,
    writer,
    name,
    email: comment.email ?? null,
    text,
    team: 0,
    created_at,
  }
  try {
    return await write(db, async (change) => {
      const known = await commentWithKey(change, key)
      if (known) return rewrite(change, known, row, { now, notify })
      const parent_id = comment.parent ? await topOf(change, comment.parent, thread.key) : null
      if (parent_id === undefined) return 'no parent'
      const approved = await isTrusted(change, writer)
      if (!approved && (await countWaiting(change, writer)) >= mostWaiting) return 'too many waiting'
      const state = approved
        ? { status: 'approved' as const, decided_at: created_at }
        : { status: 'pending' as const, decided_at: null }
      const inserted = await change
        .insertInto('comment')
        .values({ ...row, ...state, parent_id })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!inserted) {
        // Another server stored it in between.
        const first = await commentWithKey(change, key)
        return first ? rewrite(change, first, row, { now, notify }) : 'no parent'
      }
      if (notify) await orderDelivery(change, row.id, created_at)
      return inserted
    })
  } catch (error) {
    // The parent was deleted after it was looked up.
    if (isMissingReference(error)) return 'no parent'
    throw error
  }
}

/** Changes the text of a writer's own comment; undefined when it is not theirs or too old. */
export function editComment(
  db: Kysely<Database>,
  { id, writer, text }: { id: string; writer: string; text: string },
  moment: Moment,
): Promise<Comment | undefined> {
  return write(db, async (change) => {
    const own = await ownComment(change, id, writer, moment.now)
    return own && rewrite(change, own, { name: own.name, email: own.email, text }, moment)
  })
}

/**
 * Deletes a writer's own comment; false when it is not theirs or too old. Deleting it again is true as well. Of a refused
 * one the row stays, without words, until it is tidied away: it is what the writer's next comments are held for.
 */
export function deleteOwnComment(
  db: Kysely<Database>,
  { id, writer }: { id: string; writer: string },
  now: Date,
): Promise<boolean> {
  return write(db, async (change) => {
    const there = await change
      .selectFrom('comment')
      .select(['status', 'text', 'writer'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!there || there.status === 'removed' || (there.writer === writer && there.text === '')) return true
    const own = await ownComment(change, id, writer, now)
    if (own?.status === 'rejected') await blankComment(change, id)
    else if (own) await removeComment(change, id)
    return own !== undefined
  })
}

/** Whether nothing is left of a comment but its row. */
export function isEmptied({ text }: Pick<Comment, 'text'>): boolean {
  return text === ''
}

/** Until when a comment can be changed by its writer, in milliseconds since 1970. */
export function editableUntil({ created_at }: Pick<Comment, 'created_at'>): number {
  return Date.parse(created_at) + editMinutes * 60_000
}

type Words = Pick<Comment, 'name' | 'email' | 'text'>

/** Gives a comment other words while its writer may change it; as it is otherwise. */
async function rewrite(
  change: Change,
  known: Comment,
  words: Words,
  { now, notify }: Moment,
): Promise<Comment> {
  const { name, email, text } = words
  const isSame = known.text === text && known.name === name && known.email === email
  if (isSame || isEmptied(known) || editableUntil(known) <= now.getTime()) return known
  const edited_at = now.toISOString()
  // Nobody has read these words, and a refused writer's are read first.
  const isHeld = known.status === 'approved' && !(await isTrusted(change, known.writer))
  const state = isHeld ? { status: 'pending' as const, decided_at: null } : {}
  const edited = await change
    .updateTable('comment')
    .set({ name, email, text, edited_at, ...state })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirst()
  // Whoever read the first words is to hear of the second.
  if (notify && edited) await orderDelivery(change, known.id, edited_at)
  return edited ?? known
}

/** Orders to tell the webhook about a comment, or to tell it once more. */
async function orderDelivery(change: Change, comment_id: string, due_at: string): Promise<void> {
  const anew = { attempts: 0, due_at, delivered_at: null, failed_at: null, last_error: null }
  await change
    .insertInto('comment_delivery')
    .values({ comment_id, ...anew })
    .onConflict((conflict) => conflict.column('comment_id').doUpdateSet(anew))
    .execute()
}

/** Replies go one level deep: a reply to a reply joins the same comment. */
async function topOf(change: Change, id: string, thread: string): Promise<string | undefined> {
  const parent = await change
    .selectFrom('comment')
    .select(['id', 'parent_id'])
    .where('id', '=', id)
    .where('thread', '=', thread)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return parent && (parent.parent_id ?? parent.id)
}

function commentWithKey(change: Change, key: string): Promise<Comment | undefined> {
  return change.selectFrom('comment').selectAll().where('key', '=', key).executeTakeFirst()
}

async function countWaiting(change: Change, writer: string): Promise<number> {
  const waiting = await change
    .selectFrom('comment')
    .select('id')
    .where('writer', '=', writer)
    .where('status', '=', 'pending')
    .limit(mostWaiting)
    .execute()
  return waiting.length
}

async function isTrusted(change: Change, writer: string): Promise<boolean> {
  const decided = await change
    .selectFrom('comment')
    .select('status')
    .distinct()
    .where('writer', '=', writer)
    .where('status', 'in', ['approved', 'rejected'])
    .execute()
  return decided.length === 1 && decided[0]?.status === 'approved'
}

async function ownComment(
  change: Change,
  id: string,
  writer: string,
  now: Date,
): Promise<Comment | undefined> {
  const comment = await change
    .selectFrom('comment')
    .selectAll()
    .where('id', '=', id)
    .where('writer', '=', writer)
    .executeTakeFirst()
  return comment && !isEmptied(comment) && editableUntil(comment) > now.getTime() ? comment : undefined
}

function digest({ thread, parent, writer, text }: NewComment, moment: string): string {
  const content = [thread.key, parent, writer, text, moment.slice(0, 10)]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
