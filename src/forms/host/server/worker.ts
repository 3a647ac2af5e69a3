import { database } from '@/db/connection'
import { faultText } from '@/db/faults'
import { log } from '@/lib/log'
import { deliverDue } from './outbox'
import { tidy } from './tidy'
import { uploadsFolder } from './uploads'
import { configuredWebhook, wantsDelivery } from './webhook'

/** How often the outbox is looked at, and how often things are tidied, in milliseconds. */
const deliverEvery = 3000
const tidyEvery = 60 * 60 * 1000

/** Opens the database and starts what the forms do besides answering visitors. Call it once per process; never rejects. */
export async function startForms(): Promise<void> {
  await guarded('open the database', async () => void (await database()))
  repeat(tidyEvery, 'tidy', async () => tidy(await database(), uploadsFolder()))

  const webhook = configuredWebhook()
  if (webhook) repeat(deliverEvery, 'deliver', () => deliverAll(webhook))
  else if (wantsDelivery())
    log('error', 'LEADS_WEBHOOK_URL needs an http(s) address and LEADS_WEBHOOK_SECRET')
}

async function deliverAll(webhook: NonNullable<ReturnType<typeof configuredWebhook>>): Promise<void> {
  const db = await database()
  while ((await deliverDue(db, webhook)) > 0);
}

/** Runs `work` now and again `pause` milliseconds after each end, as long as the process lives. */
function repeat(pause: number, name: string, work: () => Promise<void>): void {
  async function turn(): Promise<void> {
    await guarded(name, work)
    setTimeout(() => void turn(), pause).unref()
  }
  void turn()
}

async function guarded(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log('error', 'forms: could not do what was due', { what: name, error: faultText(error) })
  }
}
