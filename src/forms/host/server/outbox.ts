import type { Kysely } from 'kysely'
import { faultText } from '@/db/faults'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { log } from '@/lib/log'
import { deliver, deliveryBody, type Webhook } from './webhook'

/** Deliveries that one server has in hand at a time. */
const batch = 5
/** A server that claimed a delivery has this long before another may try; longer than a request can take. */
const lease = 60_000
const firstPause = 10_000
const longestPause = 6 * 60 * 60 * 1000
/** About five days with these pauses. */
const mostAttempts = 30

/**
 * Delivers what is due and gives how many deliveries were tried. A claim moves the due time into the future, in one
 * statement, so no two servers hold the same delivery; a server that dies meanwhile leaves it due again after the lease.
 */
export async function deliverDue(
  db: Kysely<Database>,
  webhook: Webhook,
  now = () => new Date(),
): Promise<number> {
  const claimed = await claim(db, now())
  await Promise.all(claimed.map((delivery) => attempt(db, webhook, delivery, now)))
  return claimed.length
}

type Claim = { submission_id: string; attempts: number }

function claim(db: Kysely<Database>, now: Date): Promise<Claim[]> {
  const moment = now.toISOString()
  return write(db, (change) =>
    change
      .updateTable('webhook_delivery')
      .set(({ eb }) => ({ due_at: after(now, lease), attempts: eb('attempts', '+', 1) }))
      .where('submission_id', 'in', ({ selectFrom }) =>
        selectFrom('webhook_delivery')
          .select('submission_id')
          .where('delivered_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('due_at', '<=', moment)
          .orderBy('due_at')
          .limit(batch),
      )
      // Once more: PostgreSQL asks this again after waiting for a server that claimed the row first.
      .where('due_at', '<=', moment)
      .returning(['submission_id', 'attempts'])
      .execute(),
  )
}

async function attempt(
  db: Kysely<Database>,
  webhook: Webhook,
  { submission_id, attempts }: Claim,
  now: () => Date,
): Promise<void> {
  let outcome:
    | { delivered_at: string; last_error: null }
    | { due_at: string; failed_at: string | null; last_error: string }
  try {
    const body = await deliveryBody(db, submission_id)
    if (body === undefined) return
    await deliver(webhook, submission_id, body)
    outcome = { delivered_at: now().toISOString(), last_error: null }
  } catch (error) {
    const gaveUp = attempts >= mostAttempts
    log(gaveUp ? 'error' : 'warn', 'webhook not delivered', {
      submission: submission_id,
      attempts,
      gaveUp,
      error: faultText(error),
    })
    const failed_at = gaveUp ? now().toISOString() : null
    outcome = {
      due_at: after(now(), pauseAfter(attempts)),
      failed_at,
      last_error: faultText(error).slice(0, 300),
    }
  }
  await write(db, (change) =>
    change
      .updateTable('webhook_delivery')
      .set(outcome)
      .where('submission_id', '=', submission_id)
      // Another server may have taken over after the lease.
      .where('attempts', '=', attempts)
      .execute(),
  )
}

/** Milliseconds until the next attempt: doubled each time, with a little chance so that servers do not march in step. */
export function pauseAfter(attempts: number, chance = Math.random()): number {
  return Math.min(longestPause, firstPause * 2 ** (attempts - 1)) * (0.9 + 0.2 * chance)
}

function after(moment: Date, milliseconds: number): string {
  return new Date(moment.getTime() + milliseconds).toISOString()
}
