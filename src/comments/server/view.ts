import { sql } from 'kysely'
import type { Db } from '@/db/schema'
import {
  commentReaction,
  reactionKinds,
  type CommentView,
  type ReactionCount,
  type ThreadView,
} from '../contract'
import { olderThan, placeText, type Place } from '@/db/place'
import { countComments, type Comment } from './comment'
import { renderComment } from './markdown'
import { subjectOf } from './reactions'

/** A page of a conversation has this many comments, and the comments that they reply to. */
export const pageSize = 25

/**
 * Reads a page of a conversation as one visitor may see it: the newest approved comments, older than `before` if given, an
 * empty comment where a parent is not visible, and the visitor's own comments in every state. `writer` is the digest of
 * the visitor's token, if any.
 */
export async function readThread(
  db: Db,
  thread: string,
  writer: string | undefined,
  before?: Place,
): Promise<ThreadView> {
  const { visible, older } = await visibleTo(db, thread, writer, before)
  const subjects = [subjectOf({ thread }), ...visible.map(({ id }) => subjectOf({ comment: id }))]
  const counts = await countReactions(db, subjects, writer)
  const likes = (id: string) => counts.get(`${subjectOf({ comment: id })} ${commentReaction}`)
  return {
    comments: visible.map((row) => viewOf(row, writer, likes(row.id))),
    total: await countComments(db, { thread, status: 'approved' }),
    older,
    reactions: Object.fromEntries(
      reactionKinds.flatMap(({ kind }) => {
        const count = counts.get(`${subjectOf({ thread })} ${kind}`)
        return count ? [[kind, count]] : []
      }),
    ),
  }
}

/** Approved and own comments, oldest first, and where older ones start. A hidden parent becomes a removed comment. */
async function visibleTo(
  db: Db,
  thread: string,
  writer: string | undefined,
  before: Place | undefined,
): Promise<{ visible: Comment[]; older: string | null }> {
  const found = await db
    .selectFrom('comment')
    .selectAll()
    .where('thread', '=', thread)
    // Excludes rejected comments that their writer deleted.
    .where('text', '!=', '')
    .where(({ eb, or }) =>
      or([eb('status', '=', 'approved'), ...(writer === undefined ? [] : [eb('writer', '=', writer)])]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    // One more tells whether there are older ones.
    .where(olderThan(before))
    .limit(pageSize + 1)
    .execute()
  const newest = found.slice(0, pageSize)
  const last = found.length > pageSize ? newest.at(-1) : undefined
  const known = new Set(newest.map(({ id }) => id))
  const missing = new Set(newest.flatMap(({ parent_id: id }) => (id === null || known.has(id) ? [] : [id])))
  const parents =
    missing.size === 0
      ? []
      : await db
          .selectFrom('comment')
          .selectAll()
          .where('id', 'in', [...missing])
          .execute()
  const shownParents = parents.map((row) =>
    row.status === 'approved' || (writer !== undefined && row.writer === writer && row.text !== '')
      ? row
      : { ...row, status: 'removed' as const },
  )
  const visible = [...newest, ...shownParents].toSorted(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || (a.id < b.id ? -1 : 1),
  )
  return { visible, older: last ? placeText({ time: last.created_at, id: last.id }) : null }
}

/** Converts a row to what the visitor with this token digest may see. */
export function viewOf(
  row: Pick<Comment, 'id' | 'parent_id' | 'status' | 'created_at' | 'team' | 'writer' | 'name' | 'text'>,
  writer: string | undefined,
  likes: ReactionCount = { count: 0, mine: false },
): CommentView {
  const { id, parent_id: parent, status, created_at: createdAt } = row
  const common = {
    id,
    parent,
    status,
    createdAt,
    team: row.team === 1,
    own: writer !== undefined && writer === row.writer,
    likes,
  }
  if (status === 'removed') return common
  return { ...common, name: row.name, html: renderComment(row.text) }
}

/** Counts reactions by subject and kind, with keys such as `thread:… +1`. */
async function countReactions(
  db: Db,
  subjects: string[],
  writer: string | undefined,
): Promise<Map<string, ReactionCount>> {
  const counts = new Map<string, ReactionCount>()
  const rows = await db
    .selectFrom('reaction')
    .select(({ fn }) => [
      'subject',
      'kind',
      fn.countAll<number | string>().as('count'),
      sql<number>`max(case when writer = ${writer ?? ''} then 1 else 0 end)`.as('mine'),
    ])
    .where('subject', 'in', subjects)
    .groupBy(['subject', 'kind'])
    .execute()
  for (const { subject, kind, count, mine } of rows)
    counts.set(`${subject} ${kind}`, { count: Number(count), mine: mine === 1 })
  return counts
}
