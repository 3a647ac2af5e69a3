import { sql, type Kysely } from 'kysely'
import { faultText } from '../faults'
import { log } from '@/lib/log'
import type { Database } from '../schema'
import { write } from '../write'
import { deliver, type Webhook } from './webhook'

/** Orders to tell another system about something: a table of the columns in `OrderColumns`, keyed by what it is about. */
export type Orders = {
  table: 'webhook_delivery' | 'comment_delivery'
  /** Column that names what the order is about. */
  key: 'submission_id' | 'comment_id'
  /** The body to send, or undefined when what it is about has been deleted. */
  body: (db: Kysely<Database>, id: string) => Promise<string | undefined>
}

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
  orders: Orders,
  webhook: Webhook,
  now = () => new Date(),
): Promise<number> {
  const claimed = await claim(db, orders, now())
  await Promise.all(claimed.map((order) => attempt(db, orders, webhook, order, now)))
  return claimed.length
}

type Claim = { id: string; attempts: number }

async function claim(db: Kysely<Database>, { table, key }: Orders, now: Date): Promise<Claim[]> {
  const moment = now.toISOString()
  const [orders, id] = [sql.table(table), sql.ref(key)]
  // The due time is asked twice: PostgreSQL asks the outer one again after waiting for a server that claimed the row first.
  const query = sql<Claim>`
    update ${orders} set due_at = ${after(now, lease)}, attempts = attempts + 1
    where ${id} in (
      select ${id} from ${orders}
      where delivered_at is null and failed_at is null and due_at <= ${moment}
      order by due_at limit ${batch}
    ) and due_at <= ${moment}
    returning ${id} as id, attempts`
  const { rows } = await write(db, (change) => query.execute(change))
  return rows
}

type Outcome = { delivered_at?: string; due_at?: string; failed_at?: string; last_error: string | null }

async function attempt(
  db: Kysely<Database>,
  orders: Orders,
  webhook: Webhook,
  { id, attempts }: Claim,
  now: () => Date,
): Promise<void> {
  let outcome: Outcome
  try {
    const body = await orders.body(db, id)
    if (body === undefined) return
    await deliver(webhook, id, body)
    outcome = { delivered_at: now().toISOString(), last_error: null }
  } catch (error) {
    const gaveUp = attempts >= mostAttempts
    const reason = faultText(error)
    log(gaveUp ? 'error' : 'warn', 'webhook not delivered', {
      [orders.key]: id,
      attempts,
      gaveUp,
      error: reason,
    })
    outcome = {
      due_at: after(now(), pauseAfter(attempts)),
      last_error: reason.slice(0, 300),
      ...(gaveUp && { failed_at: now().toISOString() }),
    }
  }
  await record(db, orders, { id, attempts }, outcome)
}

async function record(
  db: Kysely<Database>,
  { table, key }: Orders,
  { id, attempts }: Claim,
  outcome: Outcome,
): Promise<void> {
  const changes = sql.join(Object.entries(outcome).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  // The attempts tell whether another server has taken over after the lease, or the order was given anew.
  const query = sql`update ${sql.table(table)} set ${changes}
    where ${sql.ref(key)} = ${id} and attempts = ${attempts}`
  await write(db, (change) => query.execute(change))
}

/** Milliseconds until the next attempt: doubled each time, with a little chance so that servers do not march in step. */
export function pauseAfter(attempts: number, chance = Math.random()): number {
  return Math.min(longestPause, firstPause * 2 ** (attempts - 1)) * (0.9 + 0.2 * chance)
}

function after(moment: Date, milliseconds: number): string {
  return new Date(moment.getTime() + milliseconds).toISOString()
}
