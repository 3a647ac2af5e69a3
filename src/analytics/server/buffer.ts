import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { faultText } from '@/db/faults'
import { write } from '@/db/write'
import { log } from '@/lib/log'
import type { Counted } from './read-event'

/** A transaction for every second or hundred events, so that a flood of them does not hold up a form. */
const flushEvery = 1000
const flushAt = 100
/** Counts are no leads: while the database is away so many wait, and what comes then is not counted. */
const mostWaiting = 10_000
/** Parameters of one statement are limited. */
const rowsPerInsert = 500

type Row = Database['event']

/** Collects events and writes them together. While the database cannot be reached it keeps them and tries again. */
export function createBuffer(database: () => Promise<Kysely<Database>>) {
  let waiting: Row[] = []
  /** The write under way; tells whether it worked. */
  let flushing: Promise<boolean> | undefined
  let timer: NodeJS.Timeout | undefined

  async function store(rows: Row[]): Promise<void> {
    const db = await database()
    await write(db, async (change) => {
      for (let at = 0; at < rows.length; at += rowsPerInsert) {
        await change
          .insertInto('event')
          .values(rows.slice(at, at + rowsPerInsert))
          .execute()
      }
    })
  }

  async function work(): Promise<boolean> {
    const rows = waiting
    waiting = []
    try {
      await store(rows)
      return true
    } catch (error) {
      waiting = [...rows, ...waiting].slice(0, mostWaiting)
      log('error', 'events could not be stored', { waiting: waiting.length, error: faultText(error) })
      return false
    } finally {
      flushing = undefined
    }
  }

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), flushEvery).unref()
  }

  /** Writes what is waiting; resolves when it is on disk or has to wait on. Never rejects. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // What came since the write under way began is not part of it.
    let stored = true
    while (stored && (flushing || waiting.length > 0)) stored = await (flushing ??= work())
    if (waiting.length > 0) schedule()
  }

  return {
    flush,
    /** Takes an event that happened at `now`; it is on disk about a second later. */
    add(event: Counted, now: Date): void {
      if (waiting.length >= mostWaiting) return
      // To the minute: enough for a count, too little to follow anybody from page to page.
      waiting.push({ ...event, created_at: `${now.toISOString().slice(0, 16)}:00.000Z` })
      if (waiting.length === flushAt) void flush()
      else schedule()
    },
  }
}
