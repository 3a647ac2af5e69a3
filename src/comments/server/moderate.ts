import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { deliveredDays, refusedDays } from '@/db/kept'
import type { CommentStatus, Database } from '@/db/schema'
import { write } from '@/db/write'
import { containsEmail } from '@/lib/contains-email'
import { removeComment } from './remove'
import type { Comment } from './store'

const day = 24 * 60 * 60 * 1000

export type Decision = 'approve' | 'reject'
const statusAfter = { approve: 'approved', reject: 'rejected' } as const

/**
 * Approves or refuses a comment; undefined when there is none. With `seen`, the time of the change that the moderator has
 * read (empty for the first words), it decides about these words alone. "same" means that it was decided so before,
 * "outdated" that the comment was changed meanwhile and nothing was done.
 */
export function decide(
  db: Kysely<Database>,
  id: string,
  decision: Decision,
  { now, team = false, seen }: { now: Date; team?: boolean; seen?: string },
): Promise<{ outcome: 'decided' | 'same' | 'outdated'; comment: Comment } | undefined> {
  const status = statusAfter[decision]
  return write(db, async (change) => {
    const comment = await change
      .selectFrom('comment')
      .selectAll()
      .where('id', '=', id)
      .where('status', '!=', 'removed')
      // Refused, and then deleted by its writer: there is nothing to decide about.
      .where('text', '!=', '')
      .executeTakeFirst()
    if (!comment) return undefined
    if (seen !== undefined && seen !== (comment.edited_at ?? '')) return { outcome: 'outdated', comment }
    const asTeam = team || comment.team === 1 ? 1 : 0
    if (comment.status === status && comment.team === asTeam) return { outcome: 'same', comment }
    const decided = { status, team: asTeam, decided_at: now.toISOString() }
    const { numUpdatedRows } = await change
      .updateTable('comment')
      .set(decided)
      .where('id', '=', id)
      .where('status', '=', comment.status)
      .where('text', '=', comment.text)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return { outcome: 'outdated', comment }
    return { outcome: 'decided', comment: { ...comment, ...decided } }
  })
}

type CommentFilter = {
  status?: CommentStatus
  /** Beginning of the id. */
  id?: string
  /** That it was sent with, or that stands in its name or text; in any case. */
  email?: string
  /** So many of them. */
  limit?: number
}

/** Comments that match, those that wait for approval first, then the newest. */
export async function findComments(db: Kysely<Database>, filter: CommentFilter = {}): Promise<Comment[]> {
  const { status, id, email, limit } = filter
  // Whatever else is given begins no id, and might be a pattern.
  if (id !== undefined && !/^[\da-f-]+$/i.test(id)) return []
  let query = db
    .selectFrom('comment')
    .selectAll()
    .orderBy(({ eb }) => eb.case().when('status', '=', 'pending').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id')
  if (status) query = query.where('status', '=', status)
  if (id) query = query.where('id', 'like', `${id.toLowerCase()}%`)
  if (limit && !email) query = query.limit(limit)
  const found = await query.execute()
  return email ? found.filter((comment) => containsEmail(wordsOf(comment), email)).slice(0, limit) : found
}

/** Deletes comments with their reactions; the place of one with replies stays, empty. */
export async function deleteComments(db: Kysely<Database>, ids: string[]): Promise<void> {
  for (const id of ids) await write(db, (change) => removeComment(change, id))
}

type Held = { comments: Comment[]; reactions: Selectable<Database['reaction']>[] }

/**
 * What the comments hold about the person with an e-mail address: each comment in which it stands, and the reactions
 * from the browsers that gave it as theirs; whoever only mentions it is another person.
 */
export async function heldAbout(db: Kysely<Database>, email: string): Promise<Held> {
  const comments = await findComments(db, { email })
  const own = comments.filter(
    (comment) => comment.writer !== '' && containsEmail([comment.email, comment.name], email),
  )
  const writers = [...new Set(own.map(({ writer }) => writer))]
  const reactions: Held['reactions'] = []
  for (const writer of writers)
    reactions.push(...(await db.selectFrom('reaction').selectAll().where('writer', '=', writer).execute()))
  return { comments, reactions }
}

/**
 * Erases what heldAbout finds. Replies of others stay below an empty place. Gives how many comments and reactions there
 * were.
 */
export async function eraseComments(db: Kysely<Database>, email: string): Promise<number> {
  const { comments, reactions } = await heldAbout(db, email)
  const writers = new Set(reactions.map(({ writer }) => writer))
  await write(db, async (change) => {
    for (const writer of writers) await change.deleteFrom('reaction').where('writer', '=', writer).execute()
    for (const { id } of comments) await removeComment(change, id)
  })
  return comments.length + reactions.length
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

/** Removes comments some time after they were refused, and old records of deliveries. */
export async function tidyComments(db: Kysely<Database>, now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const old = await db
    .selectFrom('comment')
    .select('id')
    .where('status', '=', 'rejected')
    .where('decided_at', '<', before(refusedDays))
    .execute()
  await deleteComments(
    db,
    old.map(({ id }) => id),
  )
  await write(db, (change) =>
    change.deleteFrom('comment_delivery').where('delivered_at', '<', before(deliveredDays)).execute(),
  )
}

function wordsOf({ email, name, text }: Comment): unknown[] {
  return [email, name, text]
}
