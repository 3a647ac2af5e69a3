import { database } from '@/db/connection'
import { deliverEvery, guarded, repeat, tidyEvery } from '@/db/outbox/chores'
import { deliverDue } from '@/db/outbox/outbox'
import { log } from '@/lib/log'
import { configuredWebhook, submissionOrders, wantsDelivery } from './outbox'
import { tidy } from './tidy'
import { uploadsFolder } from './uploads'

/** Opens the database and starts what the forms do besides answering visitors. Call it once per process; never rejects. */
export async function startForms(): Promise<void> {
  await guarded('open the database', async () => void (await database()))
  repeat(tidyEvery, 'tidy forms', async () => tidy(await database(), uploadsFolder()))

  const webhook = configuredWebhook()
  if (webhook) repeat(deliverEvery, 'deliver forms', () => deliverAll(webhook))
  else if (wantsDelivery())
    log('error', 'LEADS_WEBHOOK_URL needs an http(s) address and LEADS_WEBHOOK_SECRET')
}

async function deliverAll(webhook: NonNullable<ReturnType<typeof configuredWebhook>>): Promise<void> {
  const db = await database()
  while ((await deliverDue(db, submissionOrders, webhook)) > 0);
}
