import type { Kysely } from 'kysely'
import { eraseComments, heldAbout } from '@/comments/server/moderate'
import type { Database } from '@/db/schema'
import { eraseSubmissions, submissionsOf } from '@/forms/host/server/person'
import { uploadsFolder } from '@/forms/host/server/uploads'

/** Who can find and remove what a table holds about a person. */
type Holder = {
  what: string
  find: (db: Kysely<Database>, email: string) => Promise<object[]>
  /** Gives how many were removed. */
  erase: (db: Kysely<Database>, email: string) => Promise<number>
}

const submissions: Holder = {
  what: 'forms, with their files and pending deliveries',
  find: submissionsOf,
  erase: (db, email) => eraseSubmissions(db, email, uploadsFolder()),
}

const comments: Holder = {
  what: 'comments, with their reactions and pending deliveries',
  find: async (db, email) => Object.values(await heldAbout(db, email)).flat(),
  erase: eraseComments,
}

/**
 * Every table of the database: who looks after what it holds about a person, or why it holds nothing. A table without
 * an entry does not compile.
 */
const holders: { [Table in keyof Database]: Holder | { nothing: string } } = {
  submission: submissions,
  upload: submissions,
  webhook_delivery: submissions,
  comment: comments,
  reaction: comments,
  comment_delivery: comments,
  event: { nothing: 'counts without a name' },
  event_total: { nothing: 'totals' },
  migration: { nothing: 'the structure of the database' },
}

/** Those that hold something, each once. */
export function activeHolders(): Holder[] {
  return [...new Set(Object.values(holders).filter((entry) => 'find' in entry))]
}
