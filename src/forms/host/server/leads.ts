import type { Kysely } from 'kysely'
import { removedFormMonths } from '@/db/retention'
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
  /** Excludes this time and everything later. */
  before?: string
  /** Maximum number; the newest are returned. */
  limit?: number
}

/** Finds submissions, newest first. */
export async function findLeads(
  db: Kysely<Database>,
  { form, id, since, before, limit }: LeadFilter = {},
): Promise<Lead[]> {
  let matching = db.selectFrom('submission')
  if (form) matching = matching.where('form_id', '=', form)
  if (id) matching = matching.where('submission.id', 'like', `${id.replaceAll(/[%_]/g, '')}%`)
  if (since) matching = matching.where('created_at', '>=', since)
  if (before) matching = matching.where('created_at', '<', before)
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

/** Finds submissions older than their form keeps them. Those of a removed form expire after `removedFormMonths`. */
export async function expiredLeads(db: Kysely<Database>, forms: Form[], now: Date): Promise<Lead[]> {
  const stored = await db.selectFrom('submission').select('form_id').distinct().execute()
  const expired = stored.map(async ({ form_id: id }) => {
    const form = forms.find((one) => one.id === id)
    const before = monthsBefore(now, form?.keepMonths ?? removedFormMonths)
    const leads = await findLeads(db, { form: id, before })
    return leads.filter((lead) => lead.createdAt < monthsBefore(now, agreedMonths(form, lead)))
  })
  return (await Promise.all(expired)).flat()
}

/** The months that the sender agreed to in the form; 0 for none. */
function agreedMonths(form: Form | undefined, { answers }: Lead): number {
  const agreed = form?.fields.map((field) =>
    field.kind === 'consent' && answers[field.ref] === true ? (field.keepMonths ?? 0) : 0,
  )
  return Math.max(0, ...(agreed ?? []))
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
