import { sql, type Kysely } from 'kysely'
import { migrations } from './migrations'
import type { Database, Engine } from './schema'
import { write } from './write'

/** Any number will do, as long as every instance asks for the same lock. */
const lock = 5_174_219

/** How long to wait for another instance that is migrating, in milliseconds. */
const patience = 30_000

/**
 * Brings the structure of the database up to date and gives the names of the changes made. Instances that start
 * together wait for each other: all changes are one transaction, which in SQLite holds the write lock and in
 * PostgreSQL an advisory lock. Throws what the database throws, and then nothing has changed.
 */
export function migrate(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  return write(
    db,
    async (change) => {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`.execute(change)
      await change.schema
        .createTable('migration')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('applied_at', 'text', (column) => column.notNull())
        .execute()
      const applied = await change.selectFrom('migration').select('name').execute()
      const missing = migrations.filter(({ name }) => applied.every((known) => known.name !== name))
      for (const { name, up } of missing) {
        await up(change)
        await change.insertInto('migration').values({ name, applied_at: new Date().toISOString() }).execute()
      }
      return missing.map(({ name }) => name)
    },
    patience,
  )
}
