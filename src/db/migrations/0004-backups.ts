import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** When backups were made. */
export async function backups(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('backup')
    .addColumn('made_at', 'text', (column) => column.primaryKey())
    .addColumn('kilobytes', 'integer', (column) => column.notNull())
    .addColumn('uploads', 'integer', (column) => column.notNull())
    .execute()
}
