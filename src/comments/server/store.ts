import { createHash, randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { commentReaction, editMinutes, type ReactionKind } from '../contract'
import type { Thread } from '../threads'

export type Comment = Selectable<Database['comment']>
type Change = Transaction<Database>

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
 * it is on disk. The same key again gives the first row; a parent of another conversation gives undefined. The first
 * comment of a writer is held, and so is every one of a writer who was refused.
 */
export function addComment(
  db: Kysely<Database>,
  comment: NewComment,
  { now, notify }: { now: Date; notify: boolean },
): Promise<Comment | undefined> {
  const created_at = now.toISOString()
  const key = comment.key ? `page:${comment.writer}:${comment.key}` : `day:${digest(comment, created_at)}`
  const id = randomUUID()
  return write(db, async (change) => {
    const known = await change.selectFrom('comment').selectAll().where('key', '=', key).executeTakeFirst()
    if (known) return known
    const parent_id = comment.parent ? await topOf(change, comment.parent, comment.thread.key) : null
    if (parent_id === undefined) return undefined
    const approved = await isTrusted(change, comment.writer)
    const inserted = await change
      .insertInto('comment')
      .values({
        id,
        thread: comment.thread.key,
        path: comment.thread.path,
        parent_id,
        key,
        writer: comment.writer,
        name: comment.name,
        email: comment.email ?? null,
        text: comment.text,
        status: approved ? 'approved' : 'pending',
        team: 0,
        created_at,
        decided_at: approved ? created_at : null,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returningAll()
      .executeTakeFirst()
    // Another server stored it in between.
    if (!inserted)
      return change.selectFrom('comment').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
    if (notify) await orderDelivery(change, id, created_at)
    return inserted
  })
}

/** Changes the text of a writer's own comment; undefined when it is not theirs or too old. */
export function editComment(
  db: Kysely<Database>,
  { id, writer, text }: { id: string; writer: string; text: string },
  { now, notify }: { now: Date; notify: boolean },
): Promise<Comment | undefined> {
  return write(db, async (change) => {
    const own = await ownComment(change, id, writer, now)
    if (!own || own.text === text) return own
    const edited = await change
      .updateTable('comment')
      .set({ text, edited_at: now.toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    // Whoever read the first text is to hear of the second.
    if (notify) await orderDelivery(change, id, now.toISOString())
    return edited
  })
}

/** Deletes a writer's own comment; false when it is not theirs or too old. Deleting it again is true as well. */
export function deleteOwnComment(
  db: Kysely<Database>,
  { id, writer }: { id: string; writer: string },
  now: Date,
): Promise<boolean> {
  return write(db, async (change) => {
    const there = await change.selectFrom('comment').select('status').where('id', '=', id).executeTakeFirst()
    if (!there || there.status === 'removed') return true
    const own = await ownComment(change, id, writer, now)
    if (own) await removeComment(change, id)
    return own !== undefined
  })
}

/** Deletes a comment with its reactions. Where others have replied the place stays, empty; an empty place without replies goes. */
export async function removeComment(change: Change, id: string): Promise<void> {
  await change
    .deleteFrom('reaction')
    .where('subject', '=', subjectOf({ comment: id }))
    .execute()
  const row = await change.selectFrom('comment').select('parent_id').where('id', '=', id).executeTakeFirst()
  if (await hasReplies(change, id)) {
    await change.deleteFrom('comment_delivery').where('comment_id', '=', id).execute()
    const nothing = {
      status: 'removed' as const,
      writer: '',
      name: '',
      email: null,
      text: '',
      edited_at: null,
    }
    await change.updateTable('comment').set(nothing).where('id', '=', id).execute()
    return
  }
  await change.deleteFrom('comment').where('id', '=', id).execute()
  if (!row?.parent_id) return
  const parent = await change
    .selectFrom('comment')
    .select('status')
    .where('id', '=', row.parent_id)
    .executeTakeFirst()
  if (parent?.status === 'removed' && !(await hasReplies(change, row.parent_id)))
    await change.deleteFrom('comment').where('id', '=', row.parent_id).execute()
}

export type Subject = { thread: string } | { comment: string }

/**
 * Sets whether a writer reacts to a conversation or an approved comment, and gives whether there is such a thing. Saying
 * it twice changes nothing.
 */
export function setReaction(
  db: Kysely<Database>,
  subject: Subject,
  { kind, writer, on }: { kind: ReactionKind; writer: string; on: boolean },
  now: Date,
): Promise<boolean> {
  return write(db, async (change) => {
    if ('comment' in subject && !(kind === commentReaction && (await isApproved(change, subject.comment))))
      return false
    const row = { subject: subjectOf(subject), kind, writer }
    if (on) {
      await change
        .insertInto('reaction')
        .values({ ...row, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.columns(['subject', 'kind', 'writer']).doNothing())
        .execute()
    } else {
      await change
        .deleteFrom('reaction')
        .where('subject', '=', row.subject)
        .where('kind', '=', kind)
        .where('writer', '=', writer)
        .execute()
    }
    return true
  })
}

/** What a reaction is kept under. */
export function subjectOf(subject: Subject): string {
  return 'thread' in subject ? `thread:${subject.thread}` : `comment:${subject.comment}`
}

/** Until when a comment can be changed by its writer, in milliseconds since 1970. */
export function editableUntil({ created_at }: Pick<Comment, 'created_at'>): number {
  return Date.parse(created_at) + editMinutes * 60_000
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
  return comment && editableUntil(comment) > now.getTime() ? comment : undefined
}

async function hasReplies(change: Change, id: string): Promise<boolean> {
  const reply = await change.selectFrom('comment').select('id').where('parent_id', '=', id).executeTakeFirst()
  return reply !== undefined
}

async function isApproved(change: Change, id: string): Promise<boolean> {
  const comment = await change.selectFrom('comment').select('status').where('id', '=', id).executeTakeFirst()
  return comment?.status === 'approved'
}

function digest({ thread, parent, writer, text }: NewComment, moment: string): string {
  const content = [thread.key, parent, writer, text, moment.slice(0, 10)]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
