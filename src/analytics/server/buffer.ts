import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { errorText } from '@/db/errors'
import { write } from '@/db/write'
import { log } from '@/lib/log'
import { uncount } from './count-events'
import type { EventRecord } from './read-event'

/** Flush every second or every 100 events, so that events never delay the transaction of a form. */
const flushIntervalMs = 1000
const flushAt = 100
/** Cap on buffered events while the database is unreachable; further ones are dropped. Unlike leads, events may be lost. */
const maxWaiting = 10_000
/** Databases limit the parameters of one statement. */
const rowsPerInsert = 500

type Row = Database['event']

/** Creates a buffer that writes events in batches, and retries while the database is unreachable. */
export function createBuffer(database: () => Promise<Kysely<Database>>) {
  let waiting: Row[] = []
  /** The current write. Resolves to whether it succeeded. */
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
      const times = rows.map(({ created_at }) => created_at)
      await uncount(change, times, new Date())
    })
  }

  async function work(): Promise<boolean> {
    const rows = waiting
    waiting = []
    try {
      await store(rows)
      return true
    } catch (error) {
      waiting = [...rows, ...waiting].slice(0, maxWaiting)
      log('error', 'events could not be stored', { waiting: waiting.length, error: errorText(error) })
      return false
    } finally {
      flushing = undefined
    }
  }

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), flushIntervalMs).unref()
  }

  /** Writes the buffered events. Resolves when they are stored, or when a write failed. Never rejects. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // A current write does not include events that arrived after it started.
    let stored = true
    while (stored && (flushing || waiting.length > 0)) stored = await (flushing ??= work())
    if (waiting.length > 0) schedule()
  }

  return {
    flush,
    /** Adds an event of the time `now`, to be stored within about a second. */
    add(event: EventRecord, now: Date): void {
      if (waiting.length >= maxWaiting) return
      // Round to the minute, so the times cannot link the page views of one visitor.
      waiting.push({ ...event, created_at: `${now.toISOString().slice(0, 16)}:00.000Z` })
      if (waiting.length === flushAt) void flush()
      else schedule()
    },
  }
}
