import type { Kysely } from 'kysely'
import { renderTable } from '@/comments/server/comment-table'
import { eraseComments, findPersonalData } from '@/comments/server/moderate'
import type { Database } from '@/db/schema'
import { leadTable } from '@/forms/host/server/lead-text'
import { findOrphans, removeOrphans } from '@/forms/host/server/orphans'
import { eraseSubmissions, submissionsOf } from '@/forms/host/server/person'
import { configuredUploads } from '@/forms/host/server/configured-uploads'
import { textTable } from '@/lib/text-table'

/** Rows, and how to show them in a terminal. */
type Found = { rows: object[]; text: string }

/** Finds and erases the personal data in some tables. */
type PersonalDataSource = {
  what: string
  /** What erasing would erase, and what others wrote about the person, which it keeps. */
  find: (db: Kysely<Database>, email: string) => Promise<{ own: Found; mentions?: Found }>
  /** The command that deletes a mention after all, without the ids. */
  deleteMentions?: string
  /** Returns the number of erased rows. */
  erase: (db: Kysely<Database>, email: string) => Promise<number>
}

const submissions: PersonalDataSource = {
  what: 'forms, with their files and pending deliveries',
  async find(db, email) {
    const { own, mentions } = await submissionsOf(db, email)
    return {
      own: { rows: own, text: leadTable(own) },
      mentions: { rows: mentions, text: leadTable(mentions) },
    }
  },
  deleteMentions: 'npm run leads -- delete',
  erase: (db, email) => eraseSubmissions(db, email, configuredUploads()),
}

/** Nobody can tell whose they are, so erasing anyone deletes them all. */
const orphans: PersonalDataSource = {
  what: 'uploaded files that belong to no form',
  async find(db) {
    const ids = await findOrphans(db, configuredUploads())
    return {
      own: {
        rows: ids.map((id) => ({ id })),
        text: textTable(
          ['file'],
          ids.map((id) => [id]),
        ),
      },
    }
  },
  erase: (db) => removeOrphans(db, configuredUploads()),
}

const comments: PersonalDataSource = {
  what: 'comments, with their reactions and pending deliveries',
  async find(db, email) {
    const { own, reactions, mentions } = await findPersonalData(db, email)
    const reactionRows = reactions.map(({ subject, kind, created_at: at }) => [
      at.slice(0, 16),
      kind,
      subject,
    ])
    const texts = [
      own.length > 0 && renderTable(own),
      reactions.length > 0 && textTable(['reacted (UTC)', 'reaction', 'to'], reactionRows),
    ]
    return {
      own: { rows: [...own, ...reactions], text: texts.filter(Boolean).join('\n\n') },
      mentions: { rows: mentions, text: renderTable(mentions) },
    }
  },
  deleteMentions: 'npm run comments -- delete',
  erase: eraseComments,
}

const team = { nothing: 'members of the team, whom `npm run desk` removes' }

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
  backup: { nothing: 'times of backups' },
  desk_member: team,
  desk_passkey: team,
  desk_session: team,
  desk_token: team,
  desk_audit: team,
  migration: { nothing: 'database schema' },
}

/** The distinct sources of personal data. */
export function personalDataSources(): PersonalDataSource[] {
  return [...new Set(Object.values(sources).filter((entry) => 'find' in entry)), orphans]
}
