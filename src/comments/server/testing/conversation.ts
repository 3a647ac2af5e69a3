import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connect, type Connection, type DatabaseLocation } from '@/db/connection'
import { decide } from '../moderate'
import { addComment, type NewComment } from '../store'
import { readThread } from '../view'

export const thread = { key: 'A post', path: '/blog/a-post', title: 'A post' }
export const other = { key: '/learn/a/b', path: '/learn/a/b', title: 'B' }
export const start = new Date('2026-01-01T00:00:00.000Z')
/** The time this many minutes after the start. */
export const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
/** A day in minutes. */
export const day = 24 * 60

/** Helpers to use comments in a database that is emptied before each test. */
export function useConversation(newDatabase: () => Promise<DatabaseLocation>) {
  let location: DatabaseLocation
  let connection: Connection
  beforeAll(async () => {
    location = await newDatabase()
    connection = await connect(location)
  })
  afterAll(() => connection.db.destroy())
  beforeEach(async () => {
    const { db } = connection
    await db.deleteFrom('reaction').execute()
    await db.updateTable('comment').set({ parent_id: null }).execute()
    await db.deleteFrom('comment').execute()
  })

  let count = 0
  async function add(more: Partial<NewComment> = {}, now = start, notify = false) {
    count += 1
    const comment = {
      thread,
      parent: undefined,
      key: `key-${count}`,
      writer: 'ada',
      name: 'Ada',
      email: undefined,
      text: 'Hello',
      ...more,
    }
    const row = await addComment(connection.db, comment, { now, notify })
    if (typeof row === 'string') throw new Error(row)
    return row
  }
  const approve = (id: string, now = start) => decide(connection.db, id, 'approve', { now })
  const reject = (id: string, now = start) => decide(connection.db, id, 'reject', { now })
  async function published(more: Partial<NewComment> = {}, now = start) {
    const row = await add(more, now)
    await approve(row.id, now)
    return row
  }
  const seenBy = async (writer?: string, key = thread.key) =>
    (await readThread(connection.db, key, writer)).comments
  const texts = async (writer?: string) => (await seenBy(writer)).map(({ html }) => html?.trim())
  return {
    add,
    approve,
    reject,
    published,
    seenBy,
    texts,
    db: () => connection.db,
    /** Opens another connection to the same database. */
    another: () => connect(location),
  }
}
