import { env } from '@/config/env'
import { database } from '@/db/connection'
import { forgetDeliveries } from '@/db/outbox/deliveries'
import { runDeliveries, type Outbox } from '@/db/outbox/outbox'
import { configuredWebhook } from '@/db/outbox/webhook'
import { removedFormMonths } from '@/config/retention'
import { runEvery, runLogged, runRetention } from '@/db/scheduler'
import { log } from '@/lib/log'
import { hasMail, mailOutbox, sendMail } from './mail'
import type { Db } from '@/db/schema'
import { allForms, type Form } from '../forms'
import { fileWarning } from './file-kind'
import { deleteLeads, findLeads, formsWithLeads, leadById, type Lead } from './leads'
import { configuredUploads, orphanIntervalMs, removeOrphans, type Uploads } from './uploads'

/** Opens the database and starts the scheduled tasks of the forms. Call it once per process. Never rejects. */
export async function startForms(): Promise<void> {
  await runLogged('open the database', async () => void (await database()))
  runRetention('forms', (db) => applyRetention(db, configuredUploads()))
  runEvery(orphanIntervalMs, 'delete orphaned uploads', async () => {
    const count = await removeOrphans(await database(), configuredUploads())
    if (count > 0) log('info', 'orphaned uploads deleted', { count })
  })

  if (hasMail()) runDeliveries('send mail', mailOutbox, sendMail)
  else if (env('SMTP_URL')) log('error', 'SMTP_URL needs smtp:// or smtps:// and MAIL_FROM')
  const webhook = configuredWebhook('LEADS')
  if (webhook) runDeliveries('deliver forms', submissionOutbox, webhook)
}

/** Deletes submissions that their form no longer keeps, with their files, and old records of deliveries. */
export async function applyRetention(
  db: Db,
  uploads: Uploads,
  now = new Date(),
  forms = allForms(),
): Promise<void> {
  const expired = await expiredLeads(db, forms, now)
  await deleteLeads(db, expired, uploads)
  if (expired.length > 0) log('info', 'expired forms deleted', { count: expired.length })
  await forgetDeliveries(db, ['webhook_delivery', 'mail_delivery'], now)
}

/** Finds submissions older than their form keeps them. Those of a removed form expire after `removedFormMonths`. */
export async function expiredLeads(db: Db, forms: Form[], now: Date): Promise<Lead[]> {
  const stored = await formsWithLeads(db)
  const expired = stored.map(async (id) => {
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

function monthsBefore(now: Date, months: number): string {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}

/** Deliveries of submissions to the webhook. They name files but do not contain them; `npm run leads` has their paths. */
export const submissionOutbox: Outbox = {
  table: 'webhook_delivery',
  key: 'submission_id',
  async body(db, id) {
    const lead = await leadById(db, id)
    if (!lead) return undefined
    const { form, createdAt, answers, hidden, context } = lead
    const files = lead.files.map(({ field, name, kind, bytes }) => ({
      field,
      name,
      kind,
      bytes,
      warning: fileWarning,
    }))
    return JSON.stringify({ event: 'submission', id, form, createdAt, answers, hidden, context, files })
  },
}
