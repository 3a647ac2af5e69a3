import { deleteReactions } from './reactions'
import type { Change } from './store'

const noWords = { name: '', email: null, text: '' }

/** Deletes a comment with its reactions. Where others have replied the place stays, empty; an empty place without replies goes. */
export async function removeComment(change: Change, id: string): Promise<void> {
  await deleteReactions(change, id)
  const row = await change.selectFrom('comment').select('parent_id').where('id', '=', id).executeTakeFirst()
  if (await hasReplies(change, id)) {
    await change.deleteFrom('comment_delivery').where('comment_id', '=', id).execute()
    const nothing = {
      ...noWords,
      status: 'removed' as const,
      key: `removed:${id}`,
      writer: '',
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

/** Takes name, address and words out of a comment; its row stays. */
export async function blankComment(change: Change, id: string): Promise<void> {
  await deleteReactions(change, id)
  await change.deleteFrom('comment_delivery').where('comment_id', '=', id).execute()
  await change.updateTable('comment').set(noWords).where('id', '=', id).execute()
}

async function hasReplies(change: Change, id: string): Promise<boolean> {
  const reply = await change.selectFrom('comment').select('id').where('parent_id', '=', id).executeTakeFirst()
  return reply !== undefined
}
