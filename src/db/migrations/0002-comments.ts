import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Comments, reactions, and the outbox of their webhook. */
export async function comments(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('comment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('thread', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text', (column) => column.references('comment.id'))
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('team', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('edited_at', 'text')
    .addColumn('decided_at', 'text')
    .execute()
  await db.schema.createIndex('comment_by_thread').on('comment').columns(['thread', 'created_at']).execute()
  await db.schema.createIndex('comment_by_writer').on('comment').column('writer').execute()
  await db.schema.createIndex('comment_by_parent').on('comment').column('parent_id').execute()

  await db.schema
    .createTable('reaction')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reaction_once', ['subject', 'kind', 'writer'])
    .execute()

  await db.schema
    .createTable('comment_delivery')
    .addColumn('comment_id', 'text', (column) =>
      column.primaryKey().references('comment.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('comment_delivery_due').on('comment_delivery').column('due_at').execute()
}
