import type { Database, Db } from '@/db/schema'
import { leadRows } from '@/forms/host/server/lead-text'
import { configuredUploads, findOrphans, removeOrphans } from '@/forms/host/server/uploads'
import { eraseSubmissions, submissionsOf } from '@/forms/host/server/person'
import type { Table } from '@/lib/text-table'
import { commentRows } from '@/comments/server/comment'
import { eraseComments, findPersonalData } from '@/comments/server/moderate'

/** Rows of the database, and tables that show them. */
export type Found = { rows: object[]; tables: Table[] }

/** Finds and erases the personal data in some tables; `what` begins with a plural. */
type PersonalDataSource = {
  what: string
  /** What erasing would erase, and what others wrote about the person, which it keeps. */
  find: (db: Db, email: string) => Promise<{ own: Found; mentions?: Found }>
  /** What deletes a mention after all. */
  deleteMentions?: string
  /** Returns the number of erased rows. */
  erase: (db: Db, email: string) => Promise<number>
}

const submissions: PersonalDataSource = {
  what: 'forms, with files and pending deliveries',
  async find(db, email) {
    const { own, mentions } = await submissionsOf(db, email)
    return { own: found(own, leadRows(own)), mentions: found(mentions, leadRows(mentions)) }
  },
  deleteMentions: 'npm run leads -- delete <id> --yes',
  erase: (db, email) => eraseSubmissions(db, email, configuredUploads()),
}

/** Nobody can tell whose they are, so erasing anyone deletes them all. */
const orphanedUploads: PersonalDataSource = {
  what: 'uploaded files without a form',
  async find(db) {
    const ids = await findOrphans(db, configuredUploads())
    const rows = ids.map((id) => ({ id }))
    return { own: found(rows, { headings: ['file'], rows: ids.map((id) => [id]) }) }
  },
  erase: (db) => removeOrphans(db, configuredUploads()),
}

const comments: PersonalDataSource = {
  what: 'comments, with reactions and pending deliveries',
  async find(db, email) {
    const { own, reactions, mentions } = await findPersonalData(db, email)
    const reactionRows = reactions.map(({ subject, kind, created_at: at }) => [
      at.slice(0, 16),
      kind,
      subject,
    ])
    const tables = [
      commentRows(own),
      { headings: ['reacted (UTC)', 'reaction', 'to'], rows: reactionRows },
    ].filter(({ rows }) => rows.length > 0)
    return { own: { rows: [...own, ...reactions], tables }, mentions: found(mentions, commentRows(mentions)) }
  },
  deleteMentions: 'refuse it at /desk/comments',
  erase: eraseComments,
}

function found(rows: object[], table: Table): Found {
  return { rows, tables: rows.length > 0 ? [table] : [] }
}

const team = { nothing: 'members of the team, whom `npm run desk` removes' }

/** The source of each table's personal data, or why it contains none. The type requires an entry for every table. */
const sources: { [Name in keyof Database]: PersonalDataSource | { nothing: string } } = {
  submission: submissions,
  upload: submissions,
  webhook_delivery: submissions,
  mail_delivery: submissions,
  comment: comments,
  reaction: comments,
  comment_delivery: comments,
  event_count: { nothing: 'numbers per day' },
  certificate_key: { nothing: 'keys' },
  backup: { nothing: 'times of backups' },
  desk_member: team,
  desk_passkey: team,
  desk_session: team,
  desk_token: team,
  desk_audit: team,
  migration: { nothing: 'database schema' },
}

/** The distinct sources of personal data: what the desk and `npm run data` list and erase. */
export function personalDataSources(): PersonalDataSource[] {
  return [...new Set(Object.values(sources).filter((entry) => 'find' in entry)), orphanedUploads]
}
