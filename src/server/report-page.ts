import type { IncomingMessage } from 'node:http'
import { pageSent } from '@/lib/measurements'

/** Lets the analytics count a document that is sent, unless it is sent ahead of a visit. */
export function reportPage({ method, headers }: IncomingMessage, path: string, status: 200 | 404): void {
  if (method !== 'GET' || headers['sec-purpose'] !== undefined) return
  pageSent.publish({ path, status, referrer: headers.referer, userAgent: headers['user-agent'] })
}
