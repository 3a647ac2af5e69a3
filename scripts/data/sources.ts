import type { Kysely } from 'kysely'
import { eraseComments, findPersonalData } from '@/comments/server/moderate'
import type { Database } from '@/db/schema'
import { eraseSubmissions, submissionsOf } from '@/forms/host/server/person'
import { findOrphans, removeOrphans } from '@/forms/host/server/orphans'
import { configuredUploads } from '@/forms/host/server/configured-uploads'

/** Finds and erases the personal data in some tables. */
type PersonalDataSource = {
  what: string
  find: (db: Kysely<Database>, email: string) => Promise<object[]>
  /** Returns the number of erased rows. */
  erase: (db: Kysely<Database>, email: string) => Promise<number>
}

const submissions: PersonalDataSource = {
  what: 'forms, with their files and pending deliveries',
  find: submissionsOf,
  erase: (db, email) => eraseSubmissions(db, email, configuredUploads()),
}

/** Nobody can tell whose they are, so erasing anyone deletes them all. */
const orphans: PersonalDataSource = {
  what: 'uploaded files that belong to no form',
  find: async (db) => (await findOrphans(db, configuredUploads())).map((id) => ({ id })),
  erase: (db) => removeOrphans(db, configuredUploads()),
}

const comments: PersonalDataSource = {
  what: 'comments, with their reactions and pending deliveries',
  find: async (db, email) => Object.values(await findPersonalData(db, email)).flat(),
  erase: eraseComments,
}

/**
 * For every table: the source that covers its personal data, or why it contains none. The type requires an entry for every
 * table.
 */
const sources: { [Table in keyof Database]: PersonalDataSource | { nothing: string } } = {
  submission: submissions,
  upload: submissions,
  webhook_delivery: submissions,
  comment: comments,
  reaction: comments,
  comment_delivery: comments,
  event: { nothing: 'anonymous counts' },
  event_total: { nothing: 'totals' },
  migration: { nothing: 'database schema' },
}

/** The distinct sources of personal data. */
export function personalDataSources(): PersonalDataSource[] {
  return [...new Set(Object.values(sources).filter((entry) => 'find' in entry)), orphans]
}
