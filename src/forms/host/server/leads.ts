import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { groupBy } from '@/lib/group-by'
import type { Form } from '../forms'
import type { Uploads } from './uploads'

/** A submission for the operator. */
export type Lead = {
  id: string
  form: string
  createdAt: string
  answers: Record<string, unknown>
  hidden: Record<string, string>
  context: Record<string, string>
  files: { id: string; field: string; name: string; kind: string; bytes: number; sha256: string }[]
  /** State of the delivery to the webhook; null without one. */
  webhook: {
    attempts: number
    deliveredAt: string | null
    failedAt: string | null
    lastError: string | null
  } | null
}

type LeadFilter = {
  form?: string
  /** Beginning of the id. */
  id?: string
  /** Earliest time, as ISO date or date-time. */
  since?: string
  /** Maximum number; the newest are returned. */
  limit?: number
}

/** Finds submissions, newest first. */
export async function findLeads(
  db: Kysely<Database>,
  { form, id, since, limit }: LeadFilter = {},
): Promise<Lead[]> {
  let matching = db.selectFrom('submission')
  if (form) matching = matching.where('form_id', '=', form)
  if (id) matching = matching.where('submission.id', 'like', `${id.replaceAll(/[%_]/g, '')}%`)
  if (since) matching = matching.where('created_at', '>=', since)
  let query = matching
    .leftJoin('webhook_delivery as delivery', 'delivery.submission_id', 'submission.id')
    .selectAll('submission')
    .select(['attempts', 'delivered_at', 'failed_at', 'last_error'])
    .orderBy('created_at', 'desc')
    .orderBy('submission.id')
  if (limit) query = query.limit(limit)
  const rows = await query.execute()
  const uploads = await db
    .selectFrom('upload')
    .selectAll()
    .where('submission_id', 'in', matching.select('submission.id'))
    .execute()
  const filesOf = groupBy(uploads, ({ submission_id: submission }) => submission)
  return rows.map((row) => ({
    id: row.id,
    form: row.form_id,
    createdAt: row.created_at,
    answers: JSON.parse(row.answers) as Lead['answers'],
    hidden: JSON.parse(row.hidden) as Lead['hidden'],
    context: JSON.parse(row.context) as Lead['context'],
    files: (filesOf.get(row.id) ?? []).map(({ submission_id: _submission, ...file }) => file),
    webhook:
      row.attempts === null
        ? null
        : {
            attempts: row.attempts,
            deliveredAt: row.delivered_at,
            failedAt: row.failed_at,
            lastError: row.last_error,
          },
  }))
}

/** Finds submissions older than their form keeps them. Those of a removed form never expire. */
export async function expiredLeads(db: Kysely<Database>, forms: Form[], now: Date): Promise<Lead[]> {
  const leads = await findLeads(db)
  const limits = new Map(forms.map(({ id, keepMonths }) => [id, monthsBefore(now, keepMonths)]))
  return leads.filter(({ form, createdAt }) => createdAt < (limits.get(form) ?? ''))
}

/** Deletes submissions with their deliveries and files. */
export async function deleteLeads(db: Kysely<Database>, leads: Lead[], uploads: Uploads): Promise<void> {
  for (const { id, files } of leads) {
    await write(db, (transaction) => transaction.deleteFrom('submission').where('id', '=', id).execute())
    await uploads.remove(files.map((file) => file.id))
  }
}

function monthsBefore(now: Date, months: number): string {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}
