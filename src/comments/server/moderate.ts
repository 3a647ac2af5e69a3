import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CommentStatus, Database } from '@/db/schema'
import { write } from '@/db/write'
import { removeComment, type Comment } from './store'

const day = 24 * 60 * 60 * 1000
/** Refused comments, and records of deliveries that were made, are kept so long. */
const keep = 30 * day

export type Decision = 'approve' | 'reject'
const statusAfter = { approve: 'approved', reject: 'rejected' } as const

/** Approves or refuses a comment. `changed` is false when it was so already; undefined when there is none. */
export function decide(
  db: Kysely<Database>,
  id: string,
  decision: Decision,
  { now, team = false }: { now: Date; team?: boolean },
): Promise<{ changed: boolean; comment: Comment } | undefined> {
  const status = statusAfter[decision]
  return write(db, async (change) => {
    const comment = await change
      .selectFrom('comment')
      .selectAll()
      .where('id', '=', id)
      .where('status', '!=', 'removed')
      .executeTakeFirst()
    if (!comment) return undefined
    const asTeam = team || comment.team === 1 ? 1 : 0
    if (comment.status === status && comment.team === asTeam) return { changed: false, comment }
    const decided = { status, team: asTeam, decided_at: now.toISOString() }
    await change.updateTable('comment').set(decided).where('id', '=', id).execute()
    return { changed: true, comment: { ...comment, ...decided } }
  })
}

export type CommentFilter = {
  status?: CommentStatus
  /** Beginning of the id. */
  id?: string
  /** In any case. */
  email?: string
  /** So many of them. */
  limit?: number
}

/** Comments that match, those that wait for approval first, then the newest. */
export async function findComments(db: Kysely<Database>, filter: CommentFilter = {}): Promise<Comment[]> {
  let query = db
    .selectFrom('comment')
    .selectAll()
    .orderBy(({ eb }) => eb.case().when('status', '=', 'pending').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id')
  const { status, id, email, limit } = filter
  if (status) query = query.where('status', '=', status)
  if (id) query = query.where('id', 'like', `${id.replaceAll(/[%_]/g, '')}%`)
  if (email) query = query.where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.trim().toLowerCase()))
  if (limit) query = query.limit(limit)
  return query.execute()
}

/** Deletes comments with their reactions; the place of one with replies stays, empty. */
export async function deleteComments(db: Kysely<Database>, ids: string[]): Promise<void> {
  for (const id of ids) await write(db, (change) => removeComment(change, id))
}

/**
 * Erases a person by e-mail address: the comments with it, and every reaction from the browsers that wrote them. Replies
 * of others stay below an empty place. Gives how many comments there were.
 */
export async function eraseComments(db: Kysely<Database>, email: string): Promise<number> {
  const found = await findComments(db, { email })
  await write(db, async (change) => {
    for (const { id, writer } of found) {
      await change.deleteFrom('reaction').where('writer', '=', writer).execute()
      await removeComment(change, id)
    }
  })
  return found.length
}

/** Stores a published reply of the team to a comment, below the same page. Throws when the comment is not approved. */
export async function replyAsTeam(
  db: Kysely<Database>,
  to: Comment,
  { name, text, now }: { name: string; text: string; now: Date },
): Promise<string> {
  if (to.status !== 'approved') throw new Error('Approve the comment before you reply to it.')
  const [id, moment] = [randomUUID(), now.toISOString()]
  const row = {
    id,
    thread: to.thread,
    path: to.path,
    parent_id: to.parent_id ?? to.id,
    key: `team:${id}`,
    writer: '',
    name,
    text,
    status: 'approved' as const,
    team: 1,
    created_at: moment,
    decided_at: moment,
  }
  await write(db, (change) => change.insertInto('comment').values(row).execute())
  return id
}

/** Removes comments 30 days after they were refused, and old records of deliveries. */
export async function tidyComments(db: Kysely<Database>, now = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - keep).toISOString()
  const old = await db
    .selectFrom('comment')
    .select('id')
    .where('status', '=', 'rejected')
    .where('decided_at', '<', limit)
    .execute()
  await deleteComments(
    db,
    old.map(({ id }) => id),
  )
  await write(db, (change) =>
    change.deleteFrom('comment_delivery').where('delivered_at', '<', limit).execute(),
  )
}
