import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import {
  commentReaction,
  reactionKinds,
  type CommentView,
  type ReactionCount,
  type ThreadView,
} from '../contract'
import { renderComment } from './markdown'
import { editableUntil, subjectOf, type Comment } from './store'

/**
 * A conversation as one visitor may see it: what is approved, the places of removed comments with replies, and the
 * visitor's own comments whatever became of them. `writer` is the digest of the visitor's token, if there is one.
 */
export async function readThread(
  db: Kysely<Database>,
  thread: string,
  writer: string | undefined,
  now: Date,
): Promise<ThreadView> {
  const rows = await db
    .selectFrom('comment')
    .selectAll()
    .where('thread', '=', thread)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const shown = shownTo(writer, rows)
  const subjects = [subjectOf({ thread }), ...shown.map(({ id }) => subjectOf({ comment: id }))]
  const counts = await countReactions(db, subjects, writer)
  const likes = (id: string) => counts.get(`${subjectOf({ comment: id })} ${commentReaction}`)
  return {
    comments: shown.map((row) => viewOf(row, writer, now, likes(row.id))),
    reactions: Object.fromEntries(
      reactionKinds.flatMap(({ kind }) => {
        const count = counts.get(`${subjectOf({ thread })} ${kind}`)
        return count ? [[kind, count]] : []
      }),
    ),
  }
}

/** Approved and own comments; in place of any other an empty one where somebody's reply is shown. */
function shownTo(writer: string | undefined, rows: Comment[]): Comment[] {
  const open = new Set(
    rows.filter((row) => row.status === 'approved' || (writer !== undefined && row.writer === writer)),
  )
  const parents = new Set([...open].map(({ parent_id }) => parent_id))
  return rows.flatMap((row) => {
    if (open.has(row)) return [row]
    return parents.has(row.id) ? [{ ...row, status: 'removed' as const }] : []
  })
}

/** A comment as the visitor with this digest may see it. */
export function viewOf(
  row: Comment,
  writer: string | undefined,
  now: Date,
  likes: ReactionCount = { count: 0, mine: false },
): CommentView {
  const { id, parent_id: parent, status, created_at: createdAt } = row
  const common = {
    id,
    parent,
    status,
    createdAt,
    team: row.team === 1,
    edited: row.edited_at !== null,
    likes,
  }
  if (status === 'removed') return common
  const seconds = Math.floor((editableUntil(row) - now.getTime()) / 1000)
  const own = writer === row.writer && seconds > 0 ? { own: { seconds, text: row.text } } : {}
  return { ...common, name: row.name, html: renderComment(row.text), ...own }
}

/** Reactions by subject and kind, `thread:… +1`. */
async function countReactions(
  db: Kysely<Database>,
  subjects: string[],
  writer: string | undefined,
): Promise<Map<string, ReactionCount>> {
  const counts = new Map<string, ReactionCount>()
  // A database takes only so many values in one query.
  for (let at = 0; at < subjects.length; at += 500) {
    const rows = await db
      .selectFrom('reaction')
      .select(['subject', 'kind', 'writer'])
      .where('subject', 'in', subjects.slice(at, at + 500))
      .execute()
    for (const row of rows) {
      const name = `${row.subject} ${row.kind}`
      const { count, mine } = counts.get(name) ?? { count: 0, mine: false }
      counts.set(name, { count: count + 1, mine: mine || row.writer === writer })
    }
  }
  return counts
}
