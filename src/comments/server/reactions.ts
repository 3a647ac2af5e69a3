import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { commentReaction, type ReactionKind } from '../contract'
import type { Change } from './store'

type Subject = { thread: string } | { comment: string }

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
    if ('comment' in subject) {
      if (kind !== commentReaction) return false
      // It can be taken back even after the comment was refused.
      if (on && !(await isApproved(change, subject.comment))) return false
    }
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

/** Deletes what others gave to a comment. */
export async function deleteReactions(change: Change, id: string): Promise<void> {
  const subject = subjectOf({ comment: id })
  await change.deleteFrom('reaction').where('subject', '=', subject).execute()
}

async function isApproved(change: Change, id: string): Promise<boolean> {
  const comment = await change.selectFrom('comment').select('status').where('id', '=', id).executeTakeFirst()
  return comment?.status === 'approved'
}
