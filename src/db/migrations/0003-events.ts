import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Page views and events, and monthly totals of old ones. */
export async function events(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text', (column) => column.notNull())
    .addColumn('width', 'text', (column) => column.notNull())
    .addColumn('props', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('event_by_time').on('event').column('created_at').execute()

  await db.schema
    .createTable('event_total')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_total_once', ['month', 'name', 'path'])
    .execute()
}
