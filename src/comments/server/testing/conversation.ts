import { beforeAll, beforeEach } from 'vitest'
import type { Db } from '@/db/schema'
import { decide } from '../moderate'
import { addComment, type NewComment } from '../store'
import { readThread } from '../view'

export const thread = { key: 'A post', path: '/blog/a-post' }
export const other = { key: '/learn/a/b', path: '/learn/a/b' }
export const start = new Date('2026-01-01T00:00:00.000Z')
/** The time this many minutes after the start. */
export const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
/** A day in minutes. */
export const day = 24 * 60

let count = 0
/** Adds a comment, by default Ada's below a post. */
export async function addTo(db: Db, more: Partial<NewComment> = {}, now = start, notify = false) {
  const key = `key-${(count += 1)}`
  const ada = { writer: 'ada', name: 'Ada', email: undefined }
  const comment = { thread, parent: undefined, key, ...ada, text: 'Hello', ...more }
  const row = await addComment(db, comment, { now, notify })
  if (typeof row === 'string') throw new Error(row)
  return row
}

/** Helpers to use comments in a database that is emptied before each test. */
export function useConversation(open: () => Promise<Db>) {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  beforeEach(async () => {
    await db.deleteFrom('reaction').execute()
    await db.updateTable('comment').set({ parent_id: null }).execute()
    await db.deleteFrom('comment').execute()
  })

  const add = (more: Partial<NewComment> = {}, now = start) => addTo(db, more, now)
  const approve = (id: string, now = start) => decide(db, id, 'approve', { now })
  const reject = (id: string, now = start) => decide(db, id, 'reject', { now })
  async function published(more: Partial<NewComment> = {}, now = start) {
    const row = await add(more, now)
    await approve(row.id, now)
    return row
  }
  const seenBy = async (writer?: string, key = thread.key) => (await readThread(db, key, writer)).comments
  return { add, approve, reject, published, seenBy, db: () => db }
}
