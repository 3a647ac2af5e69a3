import { deleteReactions } from './reactions'
import type { DatabaseTransaction } from './store'

const emptyContent = { name: '', email: null, text: '' }

/** Deletes a comment with its reactions. With replies its row stays, empty; an empty parent is deleted with its last reply. */
export async function removeComment(transaction: DatabaseTransaction, id: string): Promise<void> {
  await deleteReactions(transaction, id)
  const row = await transaction
    .selectFrom('comment')
    .select('parent_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (await hasReplies(transaction, id)) {
    await transaction.deleteFrom('comment_delivery').where('comment_id', '=', id).execute()
    const emptied = {
      ...emptyContent,
      status: 'removed' as const,
      key: `removed:${id}`,
      writer: '',
      edited_at: null,
    }
    await transaction.updateTable('comment').set(emptied).where('id', '=', id).execute()
    return
  }
  await transaction.deleteFrom('comment').where('id', '=', id).execute()
  if (!row?.parent_id) return
  const parent = await transaction
    .selectFrom('comment')
    .select('status')
    .where('id', '=', row.parent_id)
    .executeTakeFirst()
  if (parent?.status === 'removed' && !(await hasReplies(transaction, row.parent_id)))
    await transaction.deleteFrom('comment').where('id', '=', row.parent_id).execute()
}

/** Deletes the name, address and text of a comment; its row stays. */
export async function blankComment(transaction: DatabaseTransaction, id: string): Promise<void> {
  await deleteReactions(transaction, id)
  await transaction.deleteFrom('comment_delivery').where('comment_id', '=', id).execute()
  await transaction.updateTable('comment').set(emptyContent).where('id', '=', id).execute()
}

async function hasReplies(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const reply = await transaction
    .selectFrom('comment')
    .select('id')
    .where('parent_id', '=', id)
    .executeTakeFirst()
  return reply !== undefined
}
