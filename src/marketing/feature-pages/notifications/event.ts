import { createHmac } from 'node:crypto'
import { brand } from '@/config/brand'

/** The event that the page shows, as sent: one line, in this order of keys. */
export const body = JSON.stringify({
  version: 1,
  event: 'FEDERATED_GRAPH_SCHEMA_UPDATED',
  payload: {
    federated_graph: { id: '9b1deb4d', name: 'shop', namespace: 'default' },
    errors: false,
    actor_id: 'key-ci-reviews',
  },
})

export const secret = 'lighthouse'
export const header = `X-${brand}-Signature-256`

/** The signature of a body: HMAC with SHA-256, as hexadecimal digits. */
export function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
