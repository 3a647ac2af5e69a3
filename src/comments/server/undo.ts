import type { CommentStatus } from '@/db/schema'
import { teamKey } from './moderate'
import { removeComment } from './remove'
import type { DatabaseTransaction } from './store'

/** How long a decision can be undone. */
export const undoSeconds = 10
/** Allows for the way to the server and back. */
const transitMs = 5000

/** Whether a decision or reply of the time `at` (ISO 8601) can still be undone. */
export function isUndoable(at: string, now: Date, extraMs = 0): boolean {
  return now.getTime() - Date.parse(at) <= undoSeconds * 1000 + extraMs
}

/**
 * Takes back a decision: the comment gets its status of before. `at` is when it was decided. "outdated" when the comment
 * was edited or decided again since, "late" after `undoSeconds`; then nothing is changed.
 */
export async function undoDecision(
  transaction: DatabaseTransaction,
  id: string,
  { at, before, now }: { at: string; before: Exclude<CommentStatus, 'removed'>; now: Date },
): Promise<'undone' | 'late' | 'outdated'> {
  if (!isUndoable(at, now, transitMs)) return 'late'
  const { numUpdatedRows } = await transaction
    .updateTable('comment')
    .set({ status: before, decided_at: before === 'pending' ? null : now.toISOString() })
    .where('id', '=', id)
    .where('status', 'in', ['approved', 'rejected'])
    .where('decided_at', '=', at)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? 'outdated' : 'undone'
}

/** Takes back a reply from the team. */
export async function undoReply(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<'undone' | 'late' | 'outdated'> {
  const reply = await transaction
    .selectFrom('comment')
    .select(['created_at', 'key'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!reply?.key.startsWith(teamKey)) return 'outdated'
  if (!isUndoable(reply.created_at, now, transitMs)) return 'late'
  await removeComment(transaction, id)
  return 'undone'
}
