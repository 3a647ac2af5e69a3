import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Db } from '@/db/schema'
import { write } from '@/db/write'
import { containsEmail } from '@/lib/contains-email'
import { readableComments, type Comment } from './comment'
import { removeComment } from './store'

export type Decision = 'approve' | 'reject'
const statusAfter = { approve: 'approved', reject: 'rejected' } as const

/** "same": it was decided so before. "outdated": it was decided otherwise in the meantime, and nothing was changed. */
type Decided = { outcome: 'decided' | 'same' | 'outdated'; comment: Comment }

/** Approves or rejects a comment whose status is still `seen`, if given. Undefined when the comment does not exist. */
export async function decide(
  db: Db,
  id: string,
  decision: Decision,
  { now, seen }: { now: Date; seen?: string },
): Promise<Decided | undefined> {
  const status = statusAfter[decision]
  const comment = await readableComments(db).where('id', '=', id).executeTakeFirst()
  if (!comment) return undefined
  if (comment.status === status) return { outcome: 'same', comment }
  if (seen !== undefined && seen !== comment.status) return { outcome: 'outdated', comment }
  const decided = { status, decided_at: now.toISOString() }
  const { numUpdatedRows } = await db
    .updateTable('comment')
    .set(decided)
    .where('id', '=', id)
    .where('status', '=', comment.status)
    .where('text', '!=', '')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return { outcome: 'outdated', comment }
  return { outcome: 'decided', comment: { ...comment, ...decided } }
}

/** How long a decision or a reply of the team can be taken back. */
export const undoSeconds = 10

/**
 * Gives a comment the status `before`, which it had before a decision, or deletes a reply of the team. Returns false
 * and changes nothing when the decision is more than `undoSeconds` old or the status is no longer `seen`.
 */
export async function undoDecision(
  db: Db,
  id: string,
  { now, seen, before }: { now: Date; seen: string; before: Comment['status'] },
): Promise<boolean> {
  const since = new Date(now.getTime() - undoSeconds * 1000).toISOString()
  const comment = await readableComments(db)
    .where('id', '=', id)
    .where('decided_at', '>=', since)
    .executeTakeFirst()
  if (comment?.status !== seen) return false
  if (comment.team === 1) await removeComment(db, id)
  else {
    const decided = { status: before, decided_at: before === 'pending' ? null : since }
    await db.updateTable('comment').set(decided).where('id', '=', id).where('status', '=', seen).execute()
  }
  return true
}

/** All comments that can be read: pending ones first, then the newest. */
export function findComments(db: Db): Promise<Comment[]> {
  return readableComments(db)
    .orderBy(({ eb }) => eb.case().when('status', '=', 'pending').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Deletes comments with their reactions. A comment with replies leaves an empty row. */
export async function deleteComments(db: Db, ids: string[]): Promise<void> {
  for (const id of ids) await write(db, (transaction) => removeComment(transaction, id))
}

/**
 * Finds the data about the person with an email address: every comment that contains it, and what the browsers that
 * gave it as the writer's address or name wrote without any address, and their reactions.
 */
export async function findPersonalData(db: Db, email: string) {
  const comments = await findComments(db)
  const isSigned = (comment: Comment) => containsEmail([comment.email, comment.name], email)
  const writers = new Set(comments.filter(isSigned).map(({ writer }) => writer))
  writers.delete('')
  const own = comments.filter(
    (comment) => isSigned(comment) || (!comment.email && writers.has(comment.writer)),
  )
  const reactions: Selectable<Database['reaction']>[] = []
  for (const writer of writers)
    reactions.push(...(await db.selectFrom('reaction').selectAll().where('writer', '=', writer).execute()))
  /** Comments by others that contain the person's address. */
  const mentions = comments.filter(
    (comment) => !own.includes(comment) && containsEmail([comment.email, comment.name, comment.text], email),
  )
  return { own, reactions, mentions }
}

/** Erases the person's own comments and reactions, and returns how many. Replies by others stay, below an empty comment. */
export async function eraseComments(db: Db, email: string): Promise<number> {
  const { own, reactions } = await findPersonalData(db, email)
  const writers = new Set(reactions.map(({ writer }) => writer))
  await write(db, async (transaction) => {
    for (const writer of writers)
      await transaction.deleteFrom('reaction').where('writer', '=', writer).execute()
    for (const { id } of own) await removeComment(transaction, id)
  })
  return own.length + reactions.length
}

type TeamReply = { name: string; text: string; now: Date; key?: string }

/** Publishes a reply to an approved comment and returns its id. The same `key` publishes once. */
export async function publishReply(
  db: Db,
  to: Comment,
  { name, text, now, key = randomUUID() }: TeamReply,
): Promise<string> {
  const timestamp = now.toISOString()
  const row = {
    id: randomUUID(),
    thread: to.thread,
    path: to.path,
    parent_id: to.parent_id ?? to.id,
    key: `team:${key}`,
    writer: '',
    name,
    text,
    status: 'approved' as const,
    team: 1,
    created_at: timestamp,
    decided_at: timestamp,
  }
  const { id } = await db
    .insertInto('comment')
    .values(row)
    // An update that changes nothing, because only then the first row is returned.
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: row.key }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
