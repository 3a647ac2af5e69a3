import { sql } from 'kysely'
import { database } from '../connection'
import { errorText } from '../errors'
import { log } from '@/lib/log'
import { runEvery } from '../scheduler'
import type { Db } from '../schema'
import { write } from '../write'
import { deliver, type Webhook } from './webhook'

/** A table of deliveries to another system, whose key names what to deliver (docs/decisions/outbox.md). */
export type Outbox = {
  table: 'webhook_delivery' | 'comment_delivery' | 'mail_delivery'
  /** Column with the id of what to deliver. */
  key: 'submission_id' | 'comment_id' | 'mail'
  /** Returns the body to send, or undefined when the row to deliver has been deleted. */
  body: (db: Db, id: string) => Promise<string | undefined>
}

/** Where deliveries go: a webhook, or a function that sends a body and rejects when that fails. */
type Receiver = Webhook | ((id: string, body: string) => Promise<void>)

const deliveryIntervalMs = 3000
/** Deliveries that one server claims at a time. */
const batchSize = 5
/** How long a claim excludes other servers; longer than a request can take. */
const leaseMs = 60_000
const minRetryDelayMs = 10_000
const maxRetryDelayMs = 6 * 60 * 60 * 1000
/** About five days with these delays. */
const maxAttempts = 30

/** Makes the deliveries of an outbox that are due, now and every few seconds. `task` names it in the log. */
export function runDeliveries(task: string, outbox: Outbox, receiver: Receiver): void {
  runEvery(deliveryIntervalMs, task, async () => {
    const db = await database()
    while ((await deliverDue(db, outbox, receiver)) > 0);
  })
}

/**
 * Attempts the deliveries that are due and returns how many there were. One statement claims a delivery by moving its due
 * time into the future, so no two servers attempt the same one. If a server crashes, its deliveries are due again after the
 * lease.
 */
export async function deliverDue(
  db: Db,
  outbox: Outbox,
  receiver: Receiver,
  now = () => new Date(),
): Promise<number> {
  const claimed = await claim(db, outbox, now())
  await Promise.all(claimed.map((delivery) => attempt(db, outbox, receiver, delivery, now)))
  return claimed.length
}

type Claim = { id: string; attempts: number }

async function claim(db: Db, { table, key }: Outbox, now: Date): Promise<Claim[]> {
  const timestamp = now.toISOString()
  const [deliveries, id] = [sql.table(table), sql.ref(key)]
  // The outer condition repeats due_at: after waiting for another server's claim, PostgreSQL checks only that one again.
  const query = sql<Claim>`
    update ${deliveries} set due_at = ${after(now, leaseMs)}, attempts = attempts + 1
    where ${id} in (
      select ${id} from ${deliveries}
      where delivered_at is null and failed_at is null and due_at <= ${timestamp}
      order by due_at limit ${batchSize}
    ) and due_at <= ${timestamp}
    returning ${id} as id, attempts`
  const { rows } = await write(db, (transaction) => query.execute(transaction))
  return rows
}

type Outcome = { delivered_at?: string; due_at?: string; failed_at?: string; last_error: string | null }

async function attempt(
  db: Db,
  { table, key, body: bodyOf }: Outbox,
  receiver: Receiver,
  { id, attempts }: Claim,
  now: () => Date,
): Promise<void> {
  let outcome: Outcome
  try {
    const body = await bodyOf(db, id)
    if (body === undefined) return
    await (typeof receiver === 'function' ? receiver(id, body) : deliver(receiver, id, body))
    outcome = { delivered_at: now().toISOString(), last_error: null }
  } catch (error) {
    const gaveUp = attempts >= maxAttempts
    const reason = errorText(error)
    log(gaveUp ? 'error' : 'warn', `${key === 'mail' ? 'mail' : 'webhook'} not delivered`, {
      [key]: id,
      attempts,
      gaveUp,
      error: reason,
    })
    outcome = {
      due_at: after(now(), retryDelay(attempts)),
      last_error: reason.slice(0, 300),
      ...(gaveUp && { failed_at: now().toISOString() }),
    }
  }
  const changes = sql.join(Object.entries(outcome).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  // A different number of attempts means that another server took over after the lease, or the delivery was queued again.
  const query = sql`update ${sql.table(table)} set ${changes}
    where ${sql.ref(key)} = ${id} and attempts = ${attempts}`
  await write(db, (transaction) => query.execute(transaction))
}

/** Milliseconds until the next attempt: doubles each time, with jitter so that servers do not retry in lockstep. */
function retryDelay(attempts: number): number {
  return Math.min(maxRetryDelayMs, minRetryDelayMs * 2 ** (attempts - 1)) * (0.9 + 0.2 * Math.random())
}

function after(date: Date, milliseconds: number): string {
  return new Date(date.getTime() + milliseconds).toISOString()
}
