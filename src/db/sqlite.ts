import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { retryWhileBusy } from './retry-while-busy'
import { startSqliteWorker, type SqliteWorker } from './sqlite-worker'

/** A lock that is granted in the order of the calls. Resolves with the function that releases it. */
function createMutex(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const previous = last
    let release = () => {}
    last = new Promise((resolve) => (release = resolve))
    await previous
    return release
  }
}

/** How long a query waits for other processes that hold a lock, in milliseconds. A visitor may be waiting for a form. */
const defaultLockTimeoutMs = 5000

/**
 * Opens the SQLite file at `path`, creating it and its folder if missing. A query that finds the file locked is tried again
 * for `lockTimeoutMs`. Throws when the file cannot be created (docs/decisions/sqlite.md).
 */
export function openSqlite(path: string, lockTimeoutMs = defaultLockTimeoutMs): Dialect {
  // The file contains personal data, so only the server's user may read it.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new WorkerDriver(path, lockTimeoutMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * Sends queries to a thread. Reads have a separate connection, so they neither wait for a transaction nor see its
 * changes. Writers queue here, and only the first of them asks for SQLite's lock.
 */
class WorkerDriver implements Driver {
  readonly #lock = createMutex()
  #worker: SqliteWorker | undefined

  constructor(
    private readonly path: string,
    private readonly lockTimeoutMs: number,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<WorkerConnection> {
    // A thread that has crashed is replaced; its transactions were rolled back.
    if (!this.#worker || this.#worker.hasEnded()) this.#worker = startSqliteWorker(this.path)
    return new WorkerConnection(this.#worker, this.#lock, this.lockTimeoutMs)
  }

  beginTransaction(connection: WorkerConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: WorkerConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: WorkerConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(connection: WorkerConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#worker?.close()
  }
}

class WorkerConnection implements DatabaseConnection {
  #unlock: (() => void) | undefined

  constructor(
    private readonly worker: SqliteWorker,
    private readonly lock: () => Promise<() => void>,
    private readonly lockTimeoutMs: number,
  ) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#unlock) return this.#query('writer', sql, parameters)
    if (/^\s*select\b/i.test(sql))
      return retryWhileBusy(Date.now() + this.lockTimeoutMs, () => this.#query('reader', sql, parameters))
    // Neither may be in a transaction.
    if (/^\s*(?:pragma|vacuum)\b/i.test(sql)) return this.#outsideTransaction(sql, parameters)
    await this.begin()
    try {
      const result = await this.#query<Row>('writer', sql, parameters)
      await this.commit()
      return result
    } catch (error) {
      await this.rollback()
      throw error
    }
  }

  // oxlint-disable-next-line require-yield -- Kysely's interface asks for it, and no query of the site streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite results are not streamed.')
  }

  /** Takes the write lock at once, because SQLite cannot always upgrade a read transaction. Rejects after the timeout. */
  async begin(): Promise<void> {
    const end = Date.now() + this.lockTimeoutMs
    const unlock = await this.lock()
    try {
      // Only `exec` may run into SQLITE_BUSY: a prepared statement of libsql that fails with it stays open until it is
      // garbage-collected, and no later transaction can commit.
      await retryWhileBusy(end, () => this.worker.exec('writer', 'begin immediate'))
      this.#unlock = unlock
    } catch (error) {
      unlock()
      throw error
    }
  }

  async commit(): Promise<void> {
    await this.worker.exec('writer', 'commit')
    this.release()
  }

  async rollback(): Promise<void> {
    try {
      await this.worker.exec('writer', 'rollback')
    } catch {
      // On some errors, such as a full disk, SQLite has already rolled back.
    } finally {
      this.release()
    }
  }

  async #outsideTransaction<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const end = Date.now() + this.lockTimeoutMs
    const unlock = await this.lock()
    try {
      if (/^\s*pragma\b/i.test(sql)) return await this.#query('writer', sql, parameters)
      await retryWhileBusy(end, () => this.worker.exec('writer', sql))
      return { rows: [] }
    } finally {
      unlock()
    }
  }

  async #query<Row>(
    connection: 'reader' | 'writer',
    sql: string,
    parameters: readonly unknown[],
  ): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.worker.query(connection, sql, parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) }
  }

  /** Lets the next writer begin. */
  release(): void {
    this.#unlock?.()
    this.#unlock = undefined
  }
}
