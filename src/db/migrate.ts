import { sql, type Kysely } from 'kysely'
import { migrations } from './migrations'
import type { Database, Engine } from './schema'
import { write } from './write'

/** An arbitrary number that every instance uses for the same advisory lock. */
const lockId = 5_174_219

/** How long to wait for another instance that is migrating. */
const timeoutMs = 30_000

/**
 * Runs the missing migrations in one transaction and returns their names. The transaction holds the write lock of SQLite
 * or an advisory lock of PostgreSQL, so instances that start together wait for each other. Throws the database's error;
 * then nothing has changed.
 */
export function migrate(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  return write(
    db,
    async (transaction) => {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockId})`.execute(transaction)
      await transaction.schema
        .createTable('migration')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('applied_at', 'text', (column) => column.notNull())
        .execute()
      const applied = await transaction.selectFrom('migration').select('name').execute()
      const missing = migrations.filter(({ name }) => applied.every((known) => known.name !== name))
      for (const { name, up } of missing) {
        await up(transaction)
        await transaction
          .insertInto('migration')
          .values({ name, applied_at: new Date().toISOString() })
          .execute()
      }
      return missing.map(({ name }) => name)
    },
    timeoutMs,
  )
}
