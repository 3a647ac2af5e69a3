// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/**
 * Runs in a worker thread, started by sqlite-worker.ts, and runs the SQL it is sent on one of two connections to the file
 * `workerData`. JavaScript, because Next's bundler cannot start a TypeScript file as a thread.
 *
 * @typedef {{ id: number, connection: 'reader' | 'writer', sql: string, parameters?: readonly unknown[] }} SqlRequest
 * `parameters` asks for a prepared statement, whose rows are returned.
 * @typedef {{ id: number, rows: unknown[], changes: number, error?: { message: string, code: string } }} SqlResponse
 */

/** How long to wait for a lock while the file is opened, in milliseconds. */
const openTimeoutMs = 5000

/** @type {{ reader: Database.Database, writer: Database.Database, inode: number } | undefined} */
let connections

parentPort?.on('message', (/** @type {SqlRequest | 'close'} */ request) => {
  if (request === 'close') return close()
  try {
    connections ??= { writer: open(), reader: open('query_only = ON'), inode: statSync(workerData).ino }
    parentPort?.postMessage({ id: request.id, ...run(connections, request) })
  } catch (error) {
    const { message, code } = /** @type {Error & { code: string }} */ (error)
    parentPort?.postMessage({ id: request.id, error: { message, code } })
  }
})

/**
 * @param {{ reader: Database.Database, writer: Database.Database, inode: number }} from
 * @param {SqlRequest} request
 */
function run(from, { connection, sql, parameters }) {
  // The open file is no longer the one at the path when that was deleted or replaced; what it took would be lost.
  if (sql === 'begin immediate' && statSync(workerData, { throwIfNoEntry: false })?.ino !== from.inode)
    throw new Error('The database file was deleted or replaced. Restart the server.')
  const database = from[connection]
  if (!parameters) {
    database.exec(sql)
    return { rows: [], changes: 0 }
  }
  if (connection === 'writer') return runStatement(database, sql, parameters)
  // Take the snapshot with `exec`: a prepared statement of libsql that fails with SQLITE_BUSY stays open until it is
  // garbage-collected, and every later read would see the data of that moment.
  database.exec('begin')
  try {
    database.exec('select 1 from sqlite_schema limit 1')
    return runStatement(database, sql, parameters)
  } finally {
    if (database.inTransaction) database.exec('rollback')
  }
}

/**
 * @param {Database.Database} database
 * @param {string} sql
 * @param {readonly unknown[]} parameters
 */
function runStatement(database, sql, parameters) {
  const statement = database.prepare(sql)
  return statement.reader
    ? { rows: statement.all(parameters), changes: 0 }
    : { rows: [], changes: statement.run(parameters).changes }
}

/** @param {string[]} settings */
function open(...settings) {
  const database = new Database(workerData)
  applyWal(database)
  for (const setting of [
    // FULL, so that a confirmed transaction survives a power failure and not only a crash.
    'synchronous = FULL',
    'foreign_keys = ON',
    // Overwrites deleted rows with zeros (docs/operations.md#erasing-a-person).
    'secure_delete = ON',
    ...settings,
  ])
    database.exec(`pragma ${setting}`)
  // sqlite.ts waits for locks, so that readers are served meanwhile.
  database.exec('pragma busy_timeout = 0')
  return database
}

/**
 * Waits in this thread: switching to WAL needs exclusive access, several instances may start at once, and SQLite does not
 * apply busy_timeout to every step of it.
 * @param {Database.Database} database
 */
function applyWal(database) {
  const end = Date.now() + openTimeoutMs
  for (;;) {
    try {
      database.exec('pragma journal_mode = WAL')
      return
    } catch (error) {
      const { code } = /** @type {{ code?: string }} */ (error)
      if (!code?.startsWith('SQLITE_BUSY') || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25)
    }
  }
}

/** Empties the journal, because it contains rows that have been deleted since. */
function close() {
  try {
    connections?.writer.exec('pragma wal_checkpoint(truncate)')
  } catch {
    // Another process uses the file; its own exit empties the journal.
  }
  connections?.reader.close()
  connections?.writer.close()
  parentPort?.close()
}
