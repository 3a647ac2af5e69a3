import { sql } from 'kysely'
import { database } from '@/db/connection'
import { errorText } from '@/db/errors'
import { eventMonths } from '@/config/retention'
import { runRetention } from '@/db/scheduler'
import type { Database, Db } from '@/db/schema'
import { write } from '@/db/write'
import { beforeExit } from '@/lib/before-exit'
import { cleanLine } from '@/lib/clean-text'
import { log } from '@/lib/log'
import { counted, pageSent, type DailyCount } from '@/lib/measurements'

const flushIntervalMs = 5000
const dayMs = 86_400_000
/** Different labels of a kind per process and day. Anyone can invent addresses and searches, so further ones are counted as one. */
const maxLabels = 1000
const otherLabel = '(other)'
const maxLabelLength = 300

/** Starts what counts events, and applies their retention every hour. Call it once per process. Never throws. */
export function startEventCounts(): void {
  const counts = createDailyCounts()
  countPublished(counts.add)
  // Runs after the last response, so that events which arrive during shutdown are counted, too.
  beforeExit(counts.flush)
  runRetention('events', (db) => applyRetention(db))
}

/** Deletes counts older than `eventMonths`. */
export async function applyRetention(db: Db, now = new Date()): Promise<void> {
  const limit = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - eventMonths)).toISOString()
  await write(db, (change) =>
    change.deleteFrom('event_count').where('bucket', '<', limit.slice(0, 10)).execute(),
  )
}

/** Creates counters per day, which are added to the database every few seconds, so that a flood of requests costs one write. */
export function createDailyCounts(open = database) {
  let waiting = new Map<string, Database['event_count']>()
  let known = { day: '', labels: new Map<string, Set<string>>() }
  /** Rows in `waiting` by what was counted, so that a flood of the same costs a lookup and no cleaning of text. */
  const recent = new Map<string, Database['event_count']>()
  let timer: NodeJS.Timeout | undefined

  function knownLabel(kind: string, day: string, label: string): boolean {
    if (known.day !== day) known = { day, labels: new Map() }
    const labels = known.labels.get(kind) ?? new Set()
    known.labels.set(kind, labels)
    if (labels.size < maxLabels) labels.add(label)
    return labels.has(label)
  }

  /** Adds what was counted to the database. Keeps it for the next time when that fails. Never rejects. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const rows = [...waiting.values()]
    waiting = new Map()
    recent.clear()
    try {
      await store(await open(), rows)
    } catch (error) {
      for (const row of rows) addRow(row)
      log('error', 'counts could not be stored', { error: errorText(error) })
    }
  }

  function addRow(row: Database['event_count']): Database['event_count'] {
    const key = keyOf(row)
    const same = waiting.get(key)
    if (same) same.count += row.count
    else waiting.set(key, row)
    timer ??= setTimeout(() => void flush(), flushIntervalMs).unref()
    return same ?? row
  }

  return {
    flush,
    add({ kind, label, detail = '' }: DailyCount, now: Date): void {
      const unclean = `${String(Math.floor(now.getTime() / dayMs))}\n${kind}\n${label}\n${detail}`
      const row = recent.get(unclean)
      if (row) return void (row.count += 1)
      const bucket = now.toISOString().slice(0, 10)
      const [name, more] = [label, detail].map((text) =>
        withoutEmails(cleanLine(text.slice(0, maxLabelLength))),
      ) as [string, string]
      const isKnown = knownLabel(kind, bucket, `${name}\n${more}`)
      const added = addRow({
        kind,
        bucket,
        label: isKnown ? name : otherLabel,
        detail: isKnown ? more : '',
        count: 1,
      })
      if (recent.size < maxLabels) recent.set(unclean, added)
    },
  }
}

/** Counts what the server publishes: pages sent to bots, opened forms, missing addresses, and what routes count, such as events. */
export function countPublished(add: (count: DailyCount, now: Date) => void): void {
  counted.subscribe((count) => add(count, new Date()))
  pageSent.subscribe(({ path, status, referrer, userAgent }) => {
    const bot = botName(userAgent)
    const form = /^\/forms\/(?:to|c)\/([^/]+)$/.exec(path)?.[1]
    if (bot) add({ kind: 'bot', label: bot }, new Date())
    else if (status === 404)
      add({ kind: 'missing', label: path, detail: referringPage(referrer) }, new Date())
    else if (form) add({ kind: 'form', label: form, detail: 'opened' }, new Date())
  })
}

/** The address of the page with the link, without its query. */
function referringPage(referrer: string | undefined): string {
  const page = URL.parse(referrer ?? '')
  return page && /^https?:/.test(page.protocol) ? `${page.host}${page.pathname}` : ''
}

function store(db: Db, rows: Database['event_count'][]): Promise<void> {
  // Sorted, so that two instances that store the same counts cannot wait for each other.
  const sorted = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return write(db, async (change) => {
    for (let at = 0; at < sorted.length; at += 500) {
      await change
        .insertInto('event_count')
        .values(sorted.slice(at, at + 500))
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'bucket', 'label', 'detail'])
            .doUpdateSet({ count: sql`event_count.count + excluded.count` }),
        )
        .execute()
    }
  })
}

/** Removes email addresses, because one in an address or a search would identify a person in the counts. */
function withoutEmails(text: string): string {
  return text.replaceAll(/[^\s/?&=:"]+(?:@|%40)[^\s/?&="]+/gi, '…')
}

function keyOf({ kind, bucket, label, detail }: Database['event_count']): string {
  return JSON.stringify([kind, bucket, label, detail])
}

/** Words in the user agents of programs. Excludes Cubot, a phone manufacturer. */
const botPattern =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|scan|preview|fetch|monitor|uptime|lighthouse|headless|phantom|puppeteer|playwright|selenium|facebookexternalhit|whatsapp|telegram|feedly|embedly|validator|archive|curl|wget|python|java\/|okhttp|go-http|axios|node|undici|libwww|httpclient|postman|insomnia/i

/** Whether a user agent belongs to a program rather than a browser. A missing one counts as a program. */
export function isBot(userAgent: string | null): boolean {
  return !userAgent || !userAgent.startsWith('Mozilla/') || botPattern.test(userAgent)
}

/** The name of the program that a user agent belongs to, such as Googlebot; undefined for a browser. */
export function botName(userAgent: string | undefined): string | undefined {
  if (!isBot(userAgent ?? null)) return undefined
  const [named] = /[\w.-]*(?:bot|crawl|spider|slurp|lighthouse|headless)[\w.-]*/i.exec(userAgent ?? '') ?? []
  const [first] = /^[\w.-]+/.exec((userAgent ?? '').replace(/^Mozilla\/\S*/, '')) ?? []
  return (named ?? first)?.slice(0, 40) ?? '(no name)'
}
