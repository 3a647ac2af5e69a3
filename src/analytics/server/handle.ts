import { env } from '@/config/env'
import { allowedRequests } from '@/config/rate-limits'
import { counted } from '@/lib/measurements'
import { createRequestLimit } from '@/requests/rate-limited'
import { readText } from '@/requests/read-bytes'
import { jsonResponse } from '@/requests/response'
import { done, refused, type Outcome } from '@/requests/outcome'
import { isBot } from './bots'
import { readEvent } from './read-event'

const maxBodyBytes = 8192

const checkRateLimit = createRequestLimit('Too many events.', allowedRequests('EVENT_RATE_LIMIT'), 60_000)

/** Handles POST /api/event. Responds 202 for an accepted event, or a 4xx with the reason. Never rejects. */
export async function handleEvent(request: Request): Promise<Response> {
  return jsonResponse(await acceptEvent(request))
}

async function acceptEvent(request: Request): Promise<Outcome<{ accepted: true }>> {
  const { headers } = request
  const text = await readText(request, {
    types: ['text/plain'],
    what: 'Events',
    maxBytes: maxBodyBytes,
    checkRateLimit,
  })
  if (typeof text !== 'string') return text
  const numbers = readEvent(text, ownHosts(headers))
  if ('error' in numbers) return refused(400, numbers.error)
  if (!isBot(headers.get('user-agent'))) for (const number of numbers) counted.publish(number)
  return done({ accepted: true }, 202)
}

/** Returns the hosts of this site: the Host header, and the configured one, because a proxy may replace the header. */
function ownHosts(headers: Headers): string[] {
  return [headers.get('host'), URL.parse(env('SITE_URL') ?? '')?.host].filter(
    (host) => typeof host === 'string',
  )
}
