import { database } from '@/db/connection'
import { deliveryIntervalMs, runEvery, runRetention } from '@/db/scheduler'
import { deliverDue } from '@/db/outbox/outbox'
import { log } from '@/lib/log'
import { commentOutbox, configuredWebhook, hasWebhook } from './outbox'
import { applyRetention } from './retention'

/** Starts the scheduled tasks of the comments. Call it once per process. */
export function startComments(): void {
  runRetention('comments', (db) => applyRetention(db))

  const webhook = configuredWebhook()
  if (!webhook) {
    if (hasWebhook())
      log('error', 'COMMENTS_WEBHOOK_URL needs an http(s) address and COMMENTS_WEBHOOK_SECRET')
    return
  }
  const outbox = commentOutbox(webhook.secret)
  runEvery(deliveryIntervalMs, 'deliver comments', async () => {
    const db = await database()
    while ((await deliverDue(db, outbox, webhook)) > 0);
  })
}
