import type { Kysely, Transaction } from 'kysely'
import type { Database, LeadState } from '@/db/schema'
import { cleanText } from '@/lib/clean-text'

/** Every state with its name, in the order of the work. */
export const stateNames = { new: 'New', 'in-contact': 'In contact', done: 'Done', spam: 'Spam' } as const
export const leadStates = Object.keys(stateNames) as (keyof typeof stateNames)[]

/** Characters of a note. */
export const maxNoteLength = 10_000

/** State and note of a lead, and the version that they change. */
type LeadChange = { state: LeadState; note: string; version: number }

/**
 * Changes state and note of a lead, in a transaction. "outdated" means that somebody changed them since `version` and
 * nothing was written, "missing" that there is no such lead.
 */
export async function changeLead(
  transaction: Transaction<Database>,
  id: string,
  { state, note, version }: LeadChange,
): Promise<'changed' | 'same' | 'outdated' | 'missing'> {
  const text = cleanText(note)
  const lead = await transaction
    .selectFrom('submission')
    .select(['state', 'note'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!lead) return 'missing'
  if (lead.state === state && lead.note === text) return 'same'
  const { numUpdatedRows } = await transaction
    .updateTable('submission')
    .set({ state, note: text, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? 'outdated' : 'changed'
}

/** Remembers that a member of the team opened a lead. */
export async function markRead(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('submission')
    .set({ read_at: now.toISOString() })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute()
}

/** The number of leads that nobody has opened. */
export async function countUnread(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('submission')
    .select((eb) => eb.fn.countAll<number | bigint>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
