import { sql } from 'kysely'
import { olderThan, type Place } from '@/db/place'
import type { Db, LeadState } from '@/db/schema'
import { write } from '@/db/write'
import { groupBy } from '@/lib/group-by'
import { searchPatterns } from '@/lib/search-text'
import type { SavedFile, Uploads } from './uploads'

/** A submission for the operator. */
export type Lead = {
  id: string
  form: string
  createdAt: string
  state: LeadState
  note: string
  /** Member of the team who answers it. */
  owner: { id: string; email: string } | null
  /** Day on which that member is reminded, as YYYY-MM-DD. */
  remindOn: string | null
  /** Number of changes of state, owner, reminder and note. */
  version: number
  /** When a member of the team first opened it. */
  readAt: string | null
  /** Questions as the form asked them, by field; empty for a lead from before they were stored. */
  questions: Record<string, string>
  answers: Record<string, unknown>
  hidden: Record<string, string>
  context: Record<string, string>
  files: SavedFile[]
  /** State of the delivery to the webhook; null without one. */
  webhook: {
    attempts: number
    deliveredAt: string | null
    failedAt: string | null
    lastError: string | null
  } | null
}

/** Which leads to find. The desk and `npm run leads` take the same. */
export type LeadFilter = {
  form?: string
  /** Beginning of the id. */
  id?: string
  /** Words that must all occur in answers, hidden values, or context. */
  search?: string
  state?: LeadState | 'unread'
  /** Earliest time, as ISO date or date-time. */
  since?: string
  /** Excludes this time and everything later. */
  before?: string
  below?: Place
}

/** Leads that are in memory at a time; fewer than a database allows parameters. */
const batchSize = 500
/** Letters of a UUID. */
const idLength = 36
/** Leads whose texts one query searches. A query for all would keep other readers of SQLite waiting. */
const searchWindow = 10_000

/** Finds submissions, newest first; at most `limit`. */
export async function findLeads(
  db: Db,
  { limit = Infinity, ...filter }: LeadFilter & { limit?: number } = {},
): Promise<Lead[]> {
  return (await findPage(db, filter, { size: limit, timeoutMs: Infinity })).leads
}

/** The submission with an id, or undefined. */
export async function leadById(db: Db, id: string): Promise<Lead | undefined> {
  return id.length === idLength ? (await findLeads(db, { id, limit: 1 }))[0] : undefined
}

/** Yields all submissions in batches, newest first, so that they need not fit in memory. */
export async function* leadBatches(db: Db, filter: LeadFilter, size = batchSize): AsyncGenerator<Lead[]> {
  for (let { below } = filter; ;) {
    const { leads, next } = await readBatch(db, { ...filter, below }, size)
    yield leads
    if (!next) return
    below = next
  }
}

/**
 * Finds at most `size` leads, and `next`, below which there are others. Ends early after `timeoutMs`; then those below
 * `next` have not been searched.
 */
export async function findPage(
  db: Db,
  filter: LeadFilter,
  { size, timeoutMs }: { size: number; timeoutMs: number },
): Promise<{ leads: Lead[]; next?: Place }> {
  const end = performance.now() + timeoutMs
  const leads: Lead[] = []
  for (let { below } = filter; ;) {
    const batch = await readBatch(db, { ...filter, below }, Math.min(size - leads.length, batchSize))
    leads.push(...batch.leads)
    below = batch.next
    if (!below || leads.length >= size || performance.now() >= end) return { leads, next: below }
  }
}

async function readBatch(db: Db, filter: LeadFilter, size: number): Promise<{ leads: Lead[]; next?: Place }> {
  const patterns = searchPatterns(filter.search ?? '')
  const matching = submissions(db, filter)
  const end =
    patterns.length > 0
      ? await matching.select(['created_at as time', 'id']).offset(searchWindow).limit(1).executeTakeFirst()
      : undefined
  let query = matching
    .leftJoin('webhook_delivery as delivery', 'delivery.submission_id', 'submission.id')
    .leftJoin('desk_member as owner', 'owner.id', 'owner_id')
    .select([
      'submission.id',
      'form_id as form',
      'created_at as createdAt',
      'state',
      'note',
      'owner_id',
      'owner.email as owner_email',
      'remind_on as remindOn',
      'version',
      'read_at as readAt',
      'questions',
      'answers',
      'hidden',
      'context',
      'attempts',
      'delivered_at as deliveredAt',
      'failed_at as failedAt',
      'last_error as lastError',
    ])
    .limit(size + 1)
  for (const pattern of patterns) query = query.where(sql<boolean>`search like ${pattern} escape '\\'`)
  if (end)
    query = query
      .where('created_at', '>=', end.time)
      .where(({ not }) => not(olderThan(end, 'created_at', 'submission.id')))
  const found = await query.execute()
  const rows = found.slice(0, size)
  const ids = rows.map(({ id }) => id)
  const uploads =
    ids.length > 0
      ? await db.selectFrom('upload').selectAll().where('submission_id', 'in', ids).execute()
      : []
  const files = groupBy(uploads, ({ submission_id: submission }) => submission)
  const leads = rows.map(
    ({ owner_id, owner_email, attempts, deliveredAt, failedAt, lastError, ...row }): Lead => ({
      ...row,
      owner: owner_id && owner_email ? { id: owner_id, email: owner_email } : null,
      questions: JSON.parse(row.questions) as Lead['questions'],
      answers: JSON.parse(row.answers) as Lead['answers'],
      hidden: JSON.parse(row.hidden) as Lead['hidden'],
      context: JSON.parse(row.context) as Lead['context'],
      files: (files.get(row.id) ?? []).map(({ submission_id: _submission, ...file }) => file),
      webhook: attempts === null ? null : { attempts, deliveredAt, failedAt, lastError },
    }),
  )
  const last = rows.at(-1)
  return { leads, next: found.length > size && last ? { time: last.createdAt, id: last.id } : end }
}

/** The submissions of a filter, except for its search, newest first. */
function submissions(db: Db, { form, id, state, since, before, below }: LeadFilter) {
  let query = db.selectFrom('submission').orderBy('created_at', 'desc').orderBy('submission.id', 'desc')
  if (form) query = query.where('form_id', '=', form)
  // Only a search for the beginning of an id reads all rows.
  if (id)
    query =
      id.length === idLength
        ? query.where('submission.id', '=', id)
        : query.where('submission.id', 'like', `${id.replaceAll(/[%_]/g, '')}%`)
  if (state)
    query = state === 'unread' ? query.where('read_at', 'is', null) : query.where('state', '=', state)
  if (since) query = query.where('created_at', '>=', since)
  if (before) query = query.where('created_at', '<', before)
  return query.where(olderThan(below, 'created_at', 'submission.id'))
}

/** The ids of all forms that have submissions, also of those that were removed from the site. */
export async function formsWithLeads(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('submission').select('form_id').distinct().execute()
  return rows.map(({ form_id: id }) => id)
}

/** Deletes submissions with their deliveries and files. */
export async function deleteLeads(db: Db, leads: Lead[], uploads: Uploads): Promise<void> {
  for (const { id, files } of leads) {
    await write(db, (transaction) => transaction.deleteFrom('submission').where('id', '=', id).execute())
    await uploads.remove(files.map((file) => file.id))
  }
}
