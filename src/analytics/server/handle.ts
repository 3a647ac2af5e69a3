import { env } from '@/config/env'
import { database } from '@/db/connection'
import { beforeExit } from '@/lib/before-exit'
import { clientAddressHeader } from '@/lib/client-address'
import { createRateLimit } from '@/lib/rate-limit'
import { readBytes } from '@/lib/read-bytes'
import { jsonAnswer } from '@/requests/answer'
import { refuseForeign, refuseType } from '@/requests/guard'
import { done, refused, type Outcome } from '@/requests/outcome'
import { isBot } from './bots'
import { createBuffer } from './buffer'
import { readEvent } from './read-event'

/** Bytes of a body. */
const largestBody = 8192

const takeTurn = createRateLimit(Number(env('EVENT_RATE_LIMIT')) || 120, 60_000)
const buffer = createBuffer(database)
// The server asks for it once everybody is answered, so what came while it was stopping is written too.
beforeExit(buffer.flush)

/** Answers POST /api/event: 202 once the event is taken, or a 4xx that says why it is not. Never rejects. */
export async function handleEvent(request: Request): Promise<Response> {
  return jsonAnswer(await takeEvent(request))
}

async function takeEvent(request: Request): Promise<Outcome<{ accepted: true }>> {
  const { headers } = request
  const refusal =
    refuseForeign(headers, 'Events are sent by pages of this site only.') ??
    refuseType(headers, ['text/plain'], 'Events')
  if (refusal) return refusal
  const wait = takeTurn(headers.get(clientAddressHeader) ?? '')
  if (wait !== undefined) return refused(429, 'Too many events.', { retryAfter: wait })

  const bytes = await readBytes(request, largestBody).catch(() => null)
  if (bytes === null) return refused(400, 'The body was cut off.')
  if (!bytes) return refused(413, `An event has at most ${largestBody} bytes.`)
  const event = readEvent(new TextDecoder().decode(bytes), ownHosts(headers))
  if ('fault' in event) return refused(400, event.fault)
  if (!isBot(headers.get('user-agent'))) buffer.add(event, new Date())
  return done({ accepted: true }, 202)
}

/** Answers every other method. */
export function refuseMethod(): Response {
  return jsonAnswer(refused(405, 'Events are sent with POST.', { allow: 'POST' }))
}

/** Behind a proxy the host header may be the proxy's; then the configured address counts. */
function ownHosts(headers: Headers): string[] {
  const site = env('SITE_URL')
  return [headers.get('host') ?? '', ...(site && URL.canParse(site) ? [new URL(site).host] : [])]
}
