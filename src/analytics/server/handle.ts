import { env } from '@/config/env'
import { allowedRequests } from '@/config/rate-limits'
import { database } from '@/db/connection'
import { beforeExit } from '@/lib/before-exit'
import { clientAddressHeader } from '@/lib/client-address'
import { counted } from '@/lib/measurements'
import { createRateLimit } from '@/lib/rate-limit'
import { refusalOf } from '@/requests/incoming'
import { readBytes } from '@/requests/read-bytes'
import { jsonResponse } from '@/requests/response'
import { refuseCrossSite, refuseType } from '@/requests/guard'
import { done, refused, type Outcome } from '@/requests/outcome'
import { emptySearch } from '../events'
import { isBot } from './bots'
import { createBuffer } from './buffer'
import { readEvent, type EventRecord } from './read-event'

const maxBodyBytes = 8192

const checkRateLimit = createRateLimit(allowedRequests('EVENT_RATE_LIMIT'), 60_000)
const buffer = createBuffer(database)
// Runs after the last response, so events that arrive during shutdown are stored too.
beforeExit(buffer.flush)

/** Handles POST /api/event. Responds 202 for an accepted event, or a 4xx with the reason. Never rejects. */
export async function handleEvent(request: Request): Promise<Response> {
  return jsonResponse(await acceptEvent(request))
}

async function acceptEvent(request: Request): Promise<Outcome<{ accepted: true }>> {
  const { headers } = request
  const refusal =
    refuseCrossSite(headers, 'Events are sent by pages of this site only.') ??
    refuseType(headers, ['text/plain'], 'Events')
  if (refusal) return refusal
  const wait = checkRateLimit(headers.get(clientAddressHeader) ?? '')
  if (wait !== undefined) return refused(429, 'Too many events.', { retryAfter: wait })

  const bytes = await readBytes(request, maxBodyBytes).catch(
    (error: unknown) =>
      refusalOf(error, `An event has at most ${maxBodyBytes} bytes.`) ??
      refused(400, 'The body was cut off.'),
  )
  if ('kind' in bytes) return bytes
  const event = readEvent(new TextDecoder().decode(bytes), ownHosts(headers))
  if ('error' in event) return refused(400, event.error)
  if (isBot(headers.get('user-agent'))) return done({ accepted: true }, 202)
  const query = emptySearchIn(event)
  if (query === undefined) buffer.add(event, new Date())
  else counted.publish({ kind: 'search', label: query })
  return done({ accepted: true }, 202)
}

/** The text of a search without a result, which is only counted: nothing typed is stored with the page and the minute. */
function emptySearchIn({ name, props }: EventRecord): string | undefined {
  if (name !== emptySearch) return undefined
  const { query } = JSON.parse(props) as { query?: unknown }
  return typeof query === 'string' ? query.toLowerCase() : ''
}

/** Responds 405 to every other method. */
export function refuseMethod(): Response {
  return jsonResponse(refused(405, 'Events are sent with POST.', { allow: 'POST' }))
}

/** Returns the hosts of this site: the Host header, and the configured one, because a proxy may replace the header. */
function ownHosts(headers: Headers): string[] {
  const site = env('SITE_URL')
  return [headers.get('host') ?? '', ...(site && URL.canParse(site) ? [new URL(site).host] : [])]
}
