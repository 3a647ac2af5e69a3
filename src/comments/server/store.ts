import { createHash, randomUUID } from 'node:crypto'
import { isMissingReference } from '@/db/errors'
import type { Db } from '@/db/schema'
import { write } from '@/db/write'
import type { Thread } from '../threads'
import { commentWithId, countComments, type Comment } from './comment'
import { deleteReactions } from './reactions'

/** Comments of one writer that may be pending at a time. */
export const maxPending = 20

export type NewComment = {
  thread: Thread
  parent: string | undefined
  /** Random key from the page. Without one, the same text by a writer counts once a day. */
  key: string | undefined
  writer: string
  name: string
  email: string | undefined
  text: string
}

/**
 * Stores a comment and, with `notify`, a delivery to the webhook, in one transaction. Resolves with the row once it is on
 * disk. A known key with the same text returns the first row. A comment is pending unless the writer has an
 * approved and no rejected comment. Returns an error name instead of a row when the parent is not an approved comment of
 * the conversation, or the writer has too many pending comments.
 */
export async function addComment(
  db: Db,
  comment: NewComment,
  { now, notify }: { now: Date; notify: boolean },
): Promise<Comment | 'no parent' | 'too many pending'> {
  const created_at = now.toISOString()
  const key = digest(comment, created_at)
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
    return await write(db, async (transaction) => {
      const known = await commentWithKey(transaction, key)
      if (known) return known
      const parent_id = comment.parent ? await threadParent(transaction, comment.parent, thread.key) : null
      if (parent_id === undefined) return 'no parent'
      const approved = await isTrusted(transaction, writer)
      if (!approved && (await countComments(transaction, { writer, status: 'pending' })) >= maxPending)
        return 'too many pending'
      const state = approved
        ? { status: 'approved' as const, decided_at: created_at }
        : { status: 'pending' as const, decided_at: null }
      const inserted = await transaction
        .insertInto('comment')
        .values({ ...row, ...state, parent_id })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returningAll()
        .executeTakeFirst()
      // Otherwise another instance has stored it in the meantime.
      if (!inserted) return (await commentWithKey(transaction, key)) ?? 'no parent'
      if (notify) {
        const delivery = { comment_id: row.id, attempts: 0, due_at: created_at }
        await transaction.insertInto('comment_delivery').values(delivery).execute()
      }
      return inserted
    })
  } catch (error) {
    // The parent was deleted after the lookup.
    if (isMissingReference(error)) return 'no parent'
    throw error
  }
}

/**
 * Deletes a writer's own comment; false when it is not theirs. Deleting it again returns true.
 * A rejected one keeps its row, without content, until retention deletes it, because it makes the writer's next comments
 * pending.
 */
export function deleteOwnComment(db: Db, { id, writer }: { id: string; writer: string }): Promise<boolean> {
  return write(db, async (transaction) => {
    const found = await commentWithId(transaction, id)
    if (!found || found.status === 'removed') return true
    if (found.writer !== writer) return false
    if (found.status === 'rejected') await blankComment(transaction, id)
    else await removeComment(transaction, id)
    return true
  })
}

/** The parent for a reply: replies are one level deep, so a reply to a reply gets the same parent. */
async function threadParent(transaction: Db, id: string, thread: string) {
  const parent = await commentWithId(transaction, id)
  return parent?.thread === thread && parent.status === 'approved' ? (parent.parent_id ?? id) : undefined
}

function commentWithKey(transaction: Db, key: string): Promise<Comment | undefined> {
  return transaction.selectFrom('comment').selectAll().where('key', '=', key).executeTakeFirst()
}

async function isTrusted(transaction: Db, writer: string): Promise<boolean> {
  const decided = await transaction
    .selectFrom('comment')
    .select('status')
    .distinct()
    .where('writer', '=', writer)
    .where('status', 'in', ['approved', 'rejected'])
    .execute()
  return decided.length === 1 && decided[0]?.status === 'approved'
}

function digest({ thread, parent, writer, text, key }: NewComment, timestamp: string): string {
  const content = [thread.key, parent, writer, text, key ?? timestamp.slice(0, 10)]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** Deletes a comment with its reactions. With replies its row stays, empty; an empty parent is deleted with its last reply. */
export async function removeComment(transaction: Db, id: string): Promise<void> {
  if (await hasReplies(transaction, id)) {
    const state = { status: 'removed' as const, key: `removed:${id}`, writer: '', edited_at: null }
    return blankComment(transaction, id, state)
  }
  await deleteReactions(transaction, id)
  const removed = await transaction
    .deleteFrom('comment')
    .where('id', '=', id)
    .returning('parent_id')
    .executeTakeFirst()
  if (!removed?.parent_id) return
  const parent = await commentWithId(transaction, removed.parent_id)
  if (parent?.status === 'removed') await removeComment(transaction, parent.id)
}

/** Deletes the name, address and text of a comment, its reactions and its delivery; its row stays, in the given state. */
async function blankComment(transaction: Db, id: string, state: Partial<Comment> = {}): Promise<void> {
  await deleteReactions(transaction, id)
  await transaction.deleteFrom('comment_delivery').where('comment_id', '=', id).execute()
  const emptied = { ...state, name: '', email: null, text: '' }
  await transaction.updateTable('comment').set(emptied).where('id', '=', id).execute()
}

async function hasReplies(transaction: Db, id: string): Promise<boolean> {
  const replies = transaction.selectFrom('comment').select('id').where('parent_id', '=', id)
  return (await replies.executeTakeFirst()) !== undefined
}
