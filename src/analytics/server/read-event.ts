import { z } from 'zod'
import { cleanLine } from '@/lib/clean-text'
import { parseJson } from '@/lib/parse-json'
import { isEventName, pageView } from '../events'
import { withoutEmails } from './anonymous'

/** A row of the table `event`, without its time. */
export type EventRecord = {
  name: string
  path: string
  campaign: string
  referrer: string
  width: 'phone' | 'tablet' | 'desktop'
  props: string
}

const maxPathLength = 300
const maxParameterLength = 100

const webAddress = z.string().max(1500).refine(isWebAddress)
const props = z.record(z.string().max(40), z.union([z.string().max(1000), z.number(), z.boolean()]))

/**
 * The body of POST /api/event, with exactly the fields of the Plausible tracker
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
 * Parses the body of an event and keeps only what is counted. Expects the hosts of this site. Returns an error message when
 * the body is not a valid event of one of them.
 */
export function readEvent(text: string, hosts: string[]): EventRecord | { error: string } {
  const body = bodySchema.safeParse(parseJson(text))
  if (!body.success) {
    const [issue] = body.error.issues
    return { error: `Not an event: ${issue?.path.join('.') || 'the body'} is invalid.` }
  }
  const { n, u, r, w, p } = body.data
  const page = new URL(u)
  if (!hosts.includes(page.host)) return { error: 'Only events of this site are counted.' }
  const parsedProps = p === undefined ? { success: true as const, data: {} } : props.safeParse(parseJson(p))
  if (!parsedProps.success || Object.keys(parsedProps.data).length > 10)
    return { error: 'Not an event: p is invalid.' }
  return {
    name: n,
    path: withoutEmails(page.pathname).slice(0, maxPathLength),
    campaign: JSON.stringify(campaignOf(page)),
    referrer: referrerOf(r, hosts),
    width: widthOf(w),
    props: withoutEmails(JSON.stringify(cleanProps(parsedProps.data))),
  }
}

/** The operator's terminal shows names and values. */
function cleanProps(record: z.infer<typeof props>): z.infer<typeof props> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      cleanLine(name),
      typeof value === 'string' ? cleanLine(value) : value,
    ]),
  )
}

/** Keeps only campaign parameters, because the rest of a query may contain what a visitor typed. */
function campaignOf({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries(
    [...searchParams].flatMap(([name, value]) =>
      /^utm_(?:source|medium|campaign|term|content)$/.test(name)
        ? [[name, withoutEmails(cleanLine(value)).slice(0, maxParameterLength)]]
        : [],
    ),
  )
}

function referrerOf(referrer: string | null | undefined, hosts: string[]): string {
  if (!referrer || !isWebAddress(referrer)) return ''
  const { host } = new URL(referrer)
  return hosts.includes(host) ? '' : host
}

/** Classifies a viewport width in pixels by the site's breakpoints (docs/contracts/analytics-events.md#device-widths). */
function widthOf(pixels: number): EventRecord['width'] {
  if (pixels < 768) return 'phone'
  return pixels < 1024 ? 'tablet' : 'desktop'
}

function isWebAddress(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text)
}
