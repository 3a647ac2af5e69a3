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
import { isBusy } from './errors'

/**
 * Kept short, because the synchronous driver blocks the thread that serves visitors; write.ts then retries without
 * blocking.
 */
const busyTimeoutMs = 10

/**
 * Opens the SQLite file at `path`, creating it and its folder if missing. Throws when it cannot be opened
 * (docs/decisions/sqlite.md).
 */
export async function openSqlite(path: string): Promise<Dialect> {
  // The file contains personal data, so only the server's user may read it.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new Database(path)
  chmodSync(path, 0o600)
  // FULL, so that a confirmed transaction survives a power failure and not only a crash.
  for (const setting of [
    `busy_timeout = ${busyTimeoutMs}`,
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
  ])
    await applySetting(database, setting)
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * Kysely's driver with two changes. A transaction takes the write lock when it begins, because SQLite cannot always
 * upgrade a read transaction. And only `exec` may run into SQLITE_BUSY: a prepared statement of libsql that fails with it
 * stays open until it is garbage-collected, and no later transaction can commit.
 */
class ImmediateDriver extends SqliteDriver {
  constructor(private readonly database: Database.Database) {
    super({ database })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        if (this.database.inTransaction || isRead(query)) return connection.executeQuery<Row>(query)
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
    // On some errors, such as a full disk, SQLite has already rolled back.
    if (this.database.inTransaction) this.database.exec('rollback')
  }
}

function isRead({ sql }: CompiledQuery): boolean {
  return /^\s*(?:select|pragma)\b/i.test(sql)
}

/** Retries, because switching to WAL needs exclusive access and several instances may start at once. */
async function applySetting(database: Database.Database, setting: string): Promise<void> {
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
