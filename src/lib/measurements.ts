import { channel } from 'node:diagnostics_channel'

/**
 * What the server measures about itself. Node's channels connect the front server with Next's routes, which are
 * separate bundles. Without a subscriber (src/server/metrics.ts) publishing does nothing.
 */
type Measurement<Value> = {
  publish: (value: Value) => void
  /** Calls `listener` with every value from now on. */
  subscribe: (listener: (value: Value) => void) => void
}

function measurement<Value>(name: string): Measurement<Value> {
  const values = channel(`site.${name}`)
  return {
    publish: (value) => values.publish(value),
    subscribe: (listener) => values.subscribe((value) => listener(value as Value)),
  }
}

/** Seconds that a transaction waited for a connection and for other writers. */
export const databaseWait = measurement<number>('database-wait')

export const formOutcomes = ['stored', 'repeated', 'invalid', 'bot', 'refused', 'failed'] as const
/** What became of a sent form. */
export const formOutcome = measurement<(typeof formOutcomes)[number]>('form-outcome')

/** A page of the build, or the page of a missing address (404), that was sent to a client. */
export const pageSent = measurement<{
  path: string
  status: 200 | 404
  referrer: string | undefined
  userAgent: string | undefined
}>('page-sent')

/** What is counted per day; `label` is an event, page, site, form, program, or the text of a search. */
export type DailyCount = {
  kind:
    | 'event'
    | 'page'
    | 'referrer'
    | 'campaign'
    | 'width'
    | 'outbound'
    | 'form'
    | 'search'
    | 'missing'
    | 'bot'
  label: string
  detail?: string
}
export const counted = measurement<DailyCount>('counted')

/** Asks for values that are read when somebody looks. A listener passes a promise of its values to `add`. */
export const reading = measurement<{ add: (values: Promise<Reading[]>) => void }>('reading')
export type Reading = { name: ReadingName; labels?: Record<string, string>; value: number }
type ReadingName =
  | 'site_build_timestamp_seconds'
  | 'site_outbox_age_seconds'
  | 'site_last_backup_timestamp_seconds'
