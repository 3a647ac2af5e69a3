import type { Db, DbTransaction, LeadState } from '@/db/schema'
import { cancelMail, orderMail } from './mail'

/** Every state with its name, in the order of the work. */
export const stateNames = { new: 'New', 'in-contact': 'In contact', done: 'Done', spam: 'Spam' } as const
export const leadStates = Object.keys(stateNames) as (keyof typeof stateNames)[]

/** Characters of a note. */
export const maxNoteLength = 10_000

/** What a member sets of a lead, and the version that it changes. Owner and day are empty for none. */
type LeadChange = { state: LeadState; owner: string; remindOn: string; note: string; version: number }

/**
 * Changes what the team does about a lead, in a transaction, and orders the reminder. "outdated" means that somebody
 * changed it since `version` and nothing was written, "missing" that there is no such lead.
 */
export async function changeLead(
  transaction: DbTransaction,
  id: string,
  { state, owner, remindOn, note, version }: LeadChange,
): Promise<'changed' | 'same' | 'outdated' | 'missing'> {
  const lead = await transaction
    .selectFrom('submission')
    .select(['state', 'note', 'owner_id', 'remind_on'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!lead) return 'missing'
  const isReminderSame = (lead.owner_id ?? '') === owner && (lead.remind_on ?? '') === remindOn
  if (lead.state === state && lead.note === note && isReminderSame) return 'same'
  const { numUpdatedRows } = await transaction
    .updateTable('submission')
    .set({ state, owner_id: owner || null, remind_on: remindOn || null, note, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return 'outdated'
  if (!isReminderSame)
    await (remindOn
      ? orderMail(transaction, `reminder:${id}`, remindOn)
      : cancelMail(transaction, `reminder:${id}`))
  return 'changed'
}

/** Remembers that a member of the team opened a lead. */
export async function markRead(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('submission')
    .set({ read_at: now.toISOString() })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute()
}

/** The number of leads that nobody has opened. */
export async function countUnread(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('submission')
    .select((eb) => eb.fn.countAll<number | bigint>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
