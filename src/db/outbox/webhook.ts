import { createHmac } from 'node:crypto'
import { productSlug } from '@/config/brand'

export type Webhook = { url: string; secret: string }

/** The other system may take this long to answer, in milliseconds. */
const patience = 10_000

/** A webhook from its configured address and secret; undefined without an http(s) address and a secret. */
export function webhookOf(url: string | undefined, secret: string | undefined): Webhook | undefined {
  return url && secret && URL.canParse(url) && /^https?:/.test(url) ? { url, secret } : undefined
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
      [headers.delivery]: id,
      [headers.signature]: sign(body, secret),
    },
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

/** After the slug, never the brand: a brand may be two words, which no header can be called by. */
const headers = { delivery: `x-${productSlug}-delivery`, signature: `x-${productSlug}-signature-256` }

/** The signature of a body: `sha256=` and the HMAC-SHA256 in hexadecimal. */
export function sign(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}
