import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { brand } from '@/config/site'
import { env } from '@/config/env'
import type { Database } from '@/db/schema'

export type Webhook = { url: string; secret: string }

/** The other system may take this long to answer, in milliseconds. */
const patience = 10_000

/** Whether submissions are to be delivered to another system. */
export function wantsDelivery(): boolean {
  return env('LEADS_WEBHOOK_URL') !== undefined
}

/** The configured webhook; undefined without an http(s) address and a secret. */
export function configuredWebhook(): Webhook | undefined {
  const url = env('LEADS_WEBHOOK_URL')
  const secret = env('LEADS_WEBHOOK_SECRET')
  return url && secret && URL.canParse(url) && /^https?:/.test(url) ? { url, secret } : undefined
}

/**
 * The body that tells about a submission, or undefined when it has been deleted. Files are named, not sent: the
 * operator's command line has them.
 */
export async function deliveryBody(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const submission = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
  if (!submission) return undefined
  const files = await db
    .selectFrom('upload')
    .select(['field', 'name', 'kind', 'bytes'])
    .where('submission_id', '=', id)
    .execute()
  return JSON.stringify({
    event: 'submission',
    id,
    form: submission.form_id,
    createdAt: submission.created_at,
    answers: JSON.parse(submission.answers) as unknown,
    hidden: JSON.parse(submission.hidden) as unknown,
    context: JSON.parse(submission.context) as unknown,
    files,
  })
}

/** Sends a body to the webhook. Resolves when it says 2xx; rejects with a reason otherwise. */
export async function deliver({ url, secret }: Webhook, id: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    headers: {
      'content-type': 'application/json',
      // The same id on every attempt, so that the receiver can tell a repetition.
      [`x-${brand}-delivery`.toLowerCase()]: id,
      [signatureHeader]: sign(body, secret),
    },
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

/** Header of the signature, after the vendor: X-{Brand}-Signature-256. */
const signatureHeader = `x-${brand}-signature-256`.toLowerCase()

/** The signature of a body: `sha256=` and the HMAC-SHA256 in hexadecimal. */
export function sign(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}
