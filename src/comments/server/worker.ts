import { database } from '@/db/connection'
import { deliverEvery, repeat, tidyEvery } from '@/db/outbox/chores'
import { deliverDue } from '@/db/outbox/outbox'
import { log } from '@/lib/log'
import { tidyComments } from './moderate'
import { commentOrders, configuredWebhook, wantsDelivery } from './outbox'

/** Starts what the comments do besides answering visitors. Call it once per process. */
export function startComments(): void {
  repeat(tidyEvery, 'tidy comments', async () => tidyComments(await database()))

  const webhook = configuredWebhook()
  if (!webhook) {
    if (wantsDelivery())
      log('error', 'COMMENTS_WEBHOOK_URL needs an http(s) address and COMMENTS_WEBHOOK_SECRET')
    return
  }
  const orders = commentOrders(webhook.secret)
  repeat(deliverEvery, 'deliver comments', async () => {
    const db = await database()
    while ((await deliverDue(db, orders, webhook)) > 0);
  })
}
