import { env } from '@/config/env'
import { database } from '@/db/connection'
import { runDeliveries } from '@/db/outbox/outbox'
import { configuredWebhook } from '@/db/outbox/webhook'
import { runEvery, runLogged, runRetention } from '@/db/scheduler'
import { log } from '@/lib/log'
import { hasMail, mailOutbox, sendMail } from './mail'
import { submissionOutbox } from './outbox'
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

  if (hasMail()) runDeliveries('send mail', mailOutbox, sendMail)
  else if (env('SMTP_URL')) log('error', 'SMTP_URL needs smtp:// or smtps:// and MAIL_FROM')
  const webhook = configuredWebhook('LEADS')
  if (webhook) runDeliveries('deliver forms', submissionOutbox, webhook)
}
