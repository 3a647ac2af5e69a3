import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Form submissions, their files, and the outbox of their webhook. */
export async function leads(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('submission')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('hidden', 'text', (column) => column.notNull())
    .addColumn('context', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('submission_once', ['form_id', 'key'])
    .execute()
  await db.schema.createIndex('submission_by_time').on('submission').column('created_at').execute()

  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('upload_by_submission').on('upload').column('submission_id').execute()

  await db.schema
    .createTable('webhook_delivery')
    .addColumn('submission_id', 'text', (column) =>
      column.primaryKey().references('submission.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('webhook_delivery_due').on('webhook_delivery').column('due_at').execute()
}
