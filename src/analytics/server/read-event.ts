import { z } from 'zod'
import { isEventName, pageView } from '../events'

/** A row of the table `event`, but for the time. */
export type Counted = {
  name: string
  path: string
  campaign: string
  referrer: string
  width: 'phone' | 'tablet' | 'desktop'
  props: string
}

const longestPath = 300
const longestParameter = 100

const webAddress = z.string().max(1500).refine(isWebAddress)
const props = z.record(z.string().max(40), z.union([z.string().max(1000), z.number(), z.boolean()]))

/**
 * The body of POST /api/event: exactly the fields of the Plausible tracker
 * (docs/contracts/analytics-events.md#request-body).
 */
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
 * Reads the body of an event and keeps of it what is counted. Takes the hosts that are this site; gives what is wrong
 * with the body, in a few words, when it is not an event of theirs.
 */
export function readEvent(text: string, hosts: string[]): Counted | { fault: string } {
  const body = bodySchema.safeParse(parse(text))
  if (!body.success) {
    const [issue] = body.error.issues
    return { fault: `Not an event: ${issue?.path.join('.') || 'the body'} is not as expected.` }
  }
  const { n, u, r, w, p } = body.data
  const page = new URL(u)
  if (!hosts.includes(page.host)) return { fault: 'Events of pages of this site only are counted.' }
  const told = p === undefined ? { success: true as const, data: {} } : props.safeParse(parse(p))
  if (!told.success || Object.keys(told.data).length > 10)
    return { fault: 'Not an event: p is not as expected.' }
  return {
    name: n,
    path: unnamed(page.pathname).slice(0, longestPath),
    campaign: JSON.stringify(campaignOf(page)),
    referrer: referrerOf(r, hosts),
    width: widthOf(w),
    props: unnamed(JSON.stringify(told.data)),
  }
}

/** An email address in an address of a page or a link would name a person in the counts. */
function unnamed(text: string): string {
  return text.replaceAll(/[^\s/?&=:"]+(?:@|%40)[^\s/?&="]+/gi, '…')
}

/** The rest of a query may hold what a visitor typed. */
function campaignOf({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries(
    [...searchParams].flatMap(([name, value]) =>
      /^utm_(?:source|medium|campaign|term|content)$/.test(name)
        ? [[name, unnamed(value).slice(0, longestParameter)]]
        : [],
    ),
  )
}

function referrerOf(referrer: string | null | undefined, hosts: string[]): string {
  if (!referrer || !isWebAddress(referrer)) return ''
  const { host } = new URL(referrer)
  return hosts.includes(host) ? '' : host
}

/** By the breakpoints of the site (docs/contracts/analytics-events.md#device-widths). */
function widthOf(pixels: number): Counted['width'] {
  if (pixels < 768) return 'phone'
  return pixels < 1024 ? 'tablet' : 'desktop'
}

function isWebAddress(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
