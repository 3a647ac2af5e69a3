import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import pLimit from 'p-limit'
import { retryWhileBusy } from './errors'
import { startSqliteWorker, type SqliteWorker } from './sqlite-worker'

/** How long a query waits for other processes that hold a lock, in milliseconds. A visitor may be waiting for a form. */
const defaultLockTimeoutMs = 5000

/**
 * Opens the SQLite file at `path`, creating it and its folder if missing. A query that finds the file locked is tried
 * again for `lockTimeoutMs`. Throws when the file cannot be created (docs/decisions/sqlite.md).
 */
export function openSqlite(path: string, lockTimeoutMs = defaultLockTimeoutMs): Dialect {
  // The file contains personal data, so only the server's user may read it.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(path, lockTimeoutMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

type Lock = () => Promise<() => void>

/**
 * Sends queries to a thread. Reads have a separate connection, so they neither wait for a transaction nor see its
 * changes. Writers queue here, and only the first of them asks for SQLite's lock.
 */
function createDriver(path: string, lockTimeoutMs: number): Driver {
  const queue = pLimit(1)
  /** Resolves in the order of the calls, with the function that lets the next writer begin. */
  const lock: Lock = () => new Promise((resolve) => void queue(() => new Promise<void>(resolve)))
  let worker: SqliteWorker | undefined
  return {
    async init() {},
    async acquireConnection() {
      // A thread that has crashed is replaced; its transactions were rolled back.
      if (!worker || worker.hasEnded()) worker = startSqliteWorker(path)
      return createConnection(worker, lock, lockTimeoutMs)
    },
    beginTransaction: (connection: Connection) => connection.begin(),
    commitTransaction: (connection: Connection) => connection.commit(),
    rollbackTransaction: (connection: Connection) => connection.rollback(),
    releaseConnection: async (connection: Connection) => connection.release(),
    destroy: async () => worker?.close(),
  }
}

type Connection = ReturnType<typeof createConnection>

function createConnection(worker: SqliteWorker, lock: Lock, lockTimeoutMs: number) {
  let unlock: (() => void) | undefined

  async function send<Row>(
    connection: 'reader' | 'writer',
    { sql, parameters }: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    const { rows, changes } = await worker.run(connection, sql, parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) }
  }

  async function executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (unlock) return send('writer', query)
    if (/^\s*select\b/i.test(query.sql))
      return retryWhileBusy(Date.now() + lockTimeoutMs, () => send('reader', query))
    // Neither may be in a transaction.
    if (/^\s*(?:pragma|vacuum)\b/i.test(query.sql)) return outsideTransaction(query)
    await begin()
    try {
      const result = await send<Row>('writer', query)
      await commit()
      return result
    } catch (error) {
      await rollback()
      throw error
    }
  }

  /** Takes the write lock at once, because SQLite cannot always upgrade a read transaction. Rejects after the timeout. */
  async function begin(): Promise<void> {
    const end = Date.now() + lockTimeoutMs
    unlock = await lock()
    try {
      // Only SQL without parameters may run into SQLITE_BUSY: a prepared statement of libsql that fails with it stays open until it is
      // garbage-collected, and no later transaction can commit.
      await retryWhileBusy(end, () => worker.run('writer', 'begin immediate'))
    } catch (error) {
      release()
      throw error
    }
  }

  async function commit(): Promise<void> {
    await worker.run('writer', 'commit')
    release()
  }

  async function rollback(): Promise<void> {
    try {
      await worker.run('writer', 'rollback')
    } catch {
      // On some errors, such as a full disk, SQLite has already rolled back.
    } finally {
      release()
    }
  }

  async function outsideTransaction<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const end = Date.now() + lockTimeoutMs
    unlock = await lock()
    try {
      if (/^\s*pragma\b/i.test(query.sql)) return await send('writer', query)
      await retryWhileBusy(end, () => worker.run('writer', query.sql))
      return { rows: [] }
    } finally {
      release()
    }
  }

  function release(): void {
    unlock?.()
    unlock = undefined
  }

  const streamQuery = (): never => {
    throw new Error('SQLite results are not streamed.')
  }
  return { executeQuery, streamQuery, begin, commit, rollback, release }
}
