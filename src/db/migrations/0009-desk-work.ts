import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** What a member may do, who of the team has a lead and when to be reminded of it, and mail that is still to be sent. */
export async function deskWork(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('desk_member')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('manager'))
    .execute()
  await db.schema
    .alterTable('submission')
    .addColumn('owner_id', 'text', (column) => column.references('desk_member.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('submission').addColumn('remind_on', 'text').execute()
  await db.schema
    .createTable('mail_delivery')
    .addColumn('mail', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
}
