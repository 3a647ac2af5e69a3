import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

/** Certificates that were signed, and the keys that sign them. */
export async function certificates(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('certificate')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('certificate_by_time').on('certificate').column('issued_at').execute()

  await db.schema
    .createTable('certificate_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  // One key signs at a time, whichever instance made it first.
  await sql`create unique index certificate_key_signs on certificate_key ((private_key is not null))
    where private_key is not null`.execute(db)
}
