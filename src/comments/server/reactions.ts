import type { Db } from '@/db/schema'
import { write } from '@/db/write'
import { commentReaction, type ReactionKind } from '../contract'
import { commentWithId } from './comment'

type Subject = { thread: string } | { comment: string }

/**
 * Adds or removes a writer's reaction to a conversation or an approved comment. Repeating it changes nothing. Returns false
 * when the comment does not exist or does not have this kind of reaction.
 */
export function setReaction(
  db: Db,
  subject: Subject,
  { kind, writer, on }: { kind: ReactionKind; writer: string; on: boolean },
  now: Date,
): Promise<boolean> {
  return write(db, async (transaction) => {
    if ('comment' in subject) {
      if (kind !== commentReaction) return false
      // Removing works even after the comment was rejected.
      if (on && (await commentWithId(transaction, subject.comment))?.status !== 'approved') return false
    }
    const row = { subject: subjectOf(subject), kind, writer }
    if (on) {
      await transaction
        .insertInto('reaction')
        .values({ ...row, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.columns(['subject', 'kind', 'writer']).doNothing())
        .execute()
    } else {
      await transaction
        .deleteFrom('reaction')
        .where('subject', '=', row.subject)
        .where('kind', '=', kind)
        .where('writer', '=', writer)
        .execute()
    }
    return true
  })
}

/** The value of the column `subject`. */
export function subjectOf(subject: Subject): string {
  return 'thread' in subject ? `thread:${subject.thread}` : `comment:${subject.comment}`
}

/** Deletes all reactions to a comment. */
export async function deleteReactions(transaction: Db, id: string): Promise<void> {
  const subject = subjectOf({ comment: id })
  await transaction.deleteFrom('reaction').where('subject', '=', subject).execute()
}
