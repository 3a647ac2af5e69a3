import { env } from '@/config/env'
import { database } from '@/db/connection'
import { deliveryIntervalMs, runEvery, runLogged, runRetention } from '@/db/scheduler'
import { deliverDue } from '@/db/outbox/outbox'
import { log } from '@/lib/log'
import { hasMail, mailOutbox, sendMail } from './mail'
import { configuredWebhook, hasWebhook, submissionOutbox } from './outbox'
import { orphanIntervalMs, removeOrphans } from './orphans'
import { applyRetention } from './retention'
import { configuredUploads } from './configured-uploads'

/** Opens the database and starts the scheduled tasks of the forms. Call it once per process. Never rejects. */
export async function startForms(): Promise<void> {
  await runLogged('open the database', async () => void (await database()))
  runRetention('forms', (db) => applyRetention(db, configuredUploads()))
  runEvery(orphanIntervalMs, 'delete orphaned uploads', async () => {
    const count = await removeOrphans(await database(), configuredUploads())
    if (count > 0) log('info', 'orphaned uploads deleted', { count })
  })

  if (hasMail()) runEvery(deliveryIntervalMs, 'send mail', sendMails)
  else if (env('SMTP_URL')) log('error', 'SMTP_URL needs smtp:// or smtps:// and MAIL_FROM')
  const webhook = configuredWebhook()
  if (webhook) runEvery(deliveryIntervalMs, 'deliver forms', () => deliverAll(webhook))
  else if (hasWebhook()) log('error', 'LEADS_WEBHOOK_URL needs an http(s) address and LEADS_WEBHOOK_SECRET')
}

/** Sends mail about leads that is due. */
async function sendMails(): Promise<void> {
  const db = await database()
  while ((await deliverDue(db, mailOutbox, sendMail)) > 0);
}

async function deliverAll(webhook: NonNullable<ReturnType<typeof configuredWebhook>>): Promise<void> {
  const db = await database()
  while ((await deliverDue(db, submissionOutbox, webhook)) > 0);
}
