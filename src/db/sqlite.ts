import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
} from 'kysely'
import Database from 'libsql'
import { isBusy } from './faults'

/**
 * The driver works in the thread that answers visitors, so SQLite itself waits only briefly for another writer;
 * write.ts waits on, without blocking. Milliseconds.
 */
const busyTimeout = 10

/** Opens the SQLite file at `path`, which is made with its folder when missing. Throws when it cannot be opened. */
export async function openSqlite(path: string): Promise<Dialect> {
  // Personal data: nobody but the server's own user has to read it.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new Database(path)
  chmodSync(path, 0o600)
  // Full: a transaction that was answered for survives a power cut, not only a crash.
  for (const setting of [
    `busy_timeout = ${busyTimeout}`,
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
  ])
    await set(database, setting)
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * Kysely's driver with two changes. A transaction takes the write lock at its beginning, because one that asks for it
 * later may have to be thrown away. And only `exec`, which always ends what it ran, may meet another writer: a prepared
 * statement of libsql that was told "busy" stays open until it is collected, and lets no later transaction commit.
 */
class ImmediateDriver extends SqliteDriver {
  constructor(private readonly database: Database.Database) {
    super({ database })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        if (this.database.inTransaction || reads(query)) return connection.executeQuery<Row>(query)
        await this.beginTransaction()
        try {
          const result = await connection.executeQuery<Row>(query)
          await this.commitTransaction()
          return result
        } catch (error) {
          await this.rollbackTransaction()
          throw error
        }
      },
      streamQuery: connection.streamQuery.bind(connection),
    }
  }

  override async beginTransaction(): Promise<void> {
    this.database.exec('begin immediate')
  }

  override async commitTransaction(): Promise<void> {
    this.database.exec('commit')
  }

  override async rollbackTransaction(): Promise<void> {
    // A full disk makes SQLite roll back by itself.
    if (this.database.inTransaction) this.database.exec('rollback')
  }
}

function reads({ sql }: CompiledQuery): boolean {
  return /^\s*(?:select|pragma)\b/i.test(sql)
}

/** Switching to WAL needs the file alone, and several instances may start at once. */
async function set(database: Database.Database, setting: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.exec(`pragma ${setting}`)
      return
    } catch (error) {
      if (!isBusy(error) || attempt > 100) throw error
      await pause(50)
    }
  }
}
