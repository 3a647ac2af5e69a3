import { z } from 'zod'
import { allowedRequests } from '@/config/rate-limits'
import { counted, type DailyCount } from '@/lib/measurements'
import { parseJson } from '@/lib/parse-json'
import { ownHosts } from '@/requests/guard'
import { createRequestLimit } from '@/requests/rate-limited'
import { readText } from '@/requests/read-bytes'
import { jsonResponse } from '@/requests/response'
import { done, refused, type Outcome } from '@/requests/outcome'
import { emptySearch, isEventName, outboundClick, pageView } from '../events'
import { isBot } from './daily-counts'

const maxBodyBytes = 8192
type Hosts = ReturnType<typeof ownHosts>

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

const maxParameterLength = 100

const webAddress = z.string().max(1500).refine(isWebAddress)
const props = z.record(z.string().max(40), z.union([z.string().max(1000), z.number(), z.boolean()]))

/** The body of POST /api/event: fields of the Plausible tracker (docs/contracts/analytics-events.md#request-body). */
const bodySchema = z.strictObject({
  n: z.string().refine((name) => name === pageView || isEventName(name)),
  u: webAddress,
  d: z.string().min(1).max(253),
  r: z.string().max(1500).nullish(),
  w: z.int().min(0).max(100_000),
  h: z.union([z.literal(0), z.literal(1)]),
  p: z.string().optional(),
})

/**
 * Parses the body of an event. Returns the numbers that it adds to, or an error message when it is no valid event of
 * one of `hosts`, those of this site.
 */
export function readEvent(text: string, hosts: Hosts): DailyCount[] | { error: string } {
  const body = bodySchema.safeParse(parseJson(text))
  if (!body.success) {
    const [issue] = body.error.issues
    return { error: `Not an event: ${issue?.path.join('.') || 'the body'} is invalid.` }
  }
  const { n: name, u, r, w, p } = body.data
  const page = new URL(u)
  if (!hosts.includes(page.host)) return { error: 'Only events of this site are counted.' }
  const details = props.safeParse(p === undefined ? {} : parseJson(p))
  if (!details.success || Object.keys(details.data).length > 10)
    return { error: 'Not an event: p is invalid.' }
  const { query = '', url = '' } = details.data
  // A search is counted alone, because its text is what a visitor typed.
  if (name === emptySearch) return [{ kind: 'search', label: String(query).toLowerCase() }]
  const numbers: DailyCount[] = [{ kind: 'event', label: name }]
  if (name === outboundClick) numbers.push({ kind: 'outbound', label: String(url) })
  if (name !== pageView) return numbers
  numbers.push(
    { kind: 'page', label: page.pathname },
    { kind: 'referrer', label: referrerOf(r, hosts) },
    { kind: 'campaign', label: campaignOf(page) },
    { kind: 'width', label: widthOf(w) },
  )
  return numbers.filter(({ label }) => label !== '')
}

/** The campaign in words, such as "source news". Nothing else of a query is kept: it may hold what a visitor typed. */
function campaignOf({ searchParams }: URL): string {
  return ['source', 'medium', 'campaign', 'term', 'content']
    .flatMap((name) => {
      const text = searchParams.get(`utm_${name}`)
      return text ? [`${name} ${text.slice(0, maxParameterLength)}`] : []
    })
    .join(', ')
}

function referrerOf(referrer: string | null | undefined, hosts: Hosts): string {
  const host = isWebAddress(referrer ?? '') && URL.parse(referrer ?? '')?.host
  return !host || hosts.includes(host) ? '' : host
}

/** Classifies a viewport width in pixels by the site's breakpoints (docs/contracts/analytics-events.md#device-widths). */
function widthOf(pixels: number): 'phone' | 'tablet' | 'desktop' {
  if (pixels < 768) return 'phone'
  return pixels < 1024 ? 'tablet' : 'desktop'
}

function isWebAddress(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text)
}
