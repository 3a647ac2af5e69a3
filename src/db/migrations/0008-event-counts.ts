import { sql, type Kysely } from 'kysely'
import { isSqlite } from '../journal'
import type { Database } from '../schema'

/** Counts per day, from which numbers are read. The server fills them from the events. */
export async function eventCounts(db: Kysely<Database>): Promise<void> {
  const table = db.schema
    .createTable('event_count')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_count_once', ['kind', 'bucket', 'label', 'detail'])
  // Rows in the order of their key are summed in half the time.
  await (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table).execute()
}
