import { createHmac } from 'node:crypto'
import { productSlug } from '@/config/brand'
import { env } from '@/config/env'
import { log } from '@/lib/log'

export type Webhook = { url: string; secret: string }

/** How long to wait for the receiver's response. */
const timeoutMs = 10_000

/** What a webhook is about; its address and secret are in `<name>_WEBHOOK_URL` and `<name>_WEBHOOK_SECRET`. */
type WebhookName = 'LEADS' | 'COMMENTS'

/** Whether a webhook is configured, correctly or not. */
export function hasWebhook(name: WebhookName): boolean {
  return env(`${name}_WEBHOOK_URL`) !== undefined
}

/** Returns the configured webhook; undefined and an error in the log unless it has a secret and an http(s) address. */
export function configuredWebhook(name: WebhookName): Webhook | undefined {
  const [url, secret] = [env(`${name}_WEBHOOK_URL`), env(`${name}_WEBHOOK_SECRET`)]
  if (url && secret && URL.canParse(url) && /^https?:/.test(url)) return { url, secret }
  if (url !== undefined)
    log('error', `${name}_WEBHOOK_URL needs an http(s) address and ${name}_WEBHOOK_SECRET`)
  return undefined
}

/** Sends a body to the webhook. Rejects unless the response is 2xx. `id` names the delivery. */
export async function deliver({ url, secret }: Webhook, id: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      // The same id on every attempt, so that the receiver can ignore duplicates.
      [headers.delivery]: id,
      [headers.signature]: sign(body, secret),
      [headers.timed]: timedSignature(body, secret),
    },
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`status ${response.status}`)
}

/** Named after the slug, because a brand can contain spaces and a header name cannot. */
const headers = {
  delivery: `x-${productSlug}-delivery`,
  signature: `x-${productSlug}-signature-256`,
  timed: `x-${productSlug}-signature`,
}

/** The signature of a body: `sha256=` and its HMAC-SHA256 in hexadecimal. */
export function sign(body: string, secret: string): string {
  return `sha256=${hmac(body, secret)}`
}

/**
 * A signature that cannot be sent again later: `t=` and the time in seconds since 1970, `,v1=` and the HMAC-SHA256 of that time,
 * a dot, and the body. A receiver refuses one that is older than five minutes.
 */
function timedSignature(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000)
  return `t=${time},v1=${hmac(`${time}.${body}`, secret)}`
}

function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
