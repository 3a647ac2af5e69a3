// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { join } from 'node:path'
import type { SqlRequest, SqlResponse } from './sqlite-thread.mjs'

/** A thread that has a SQLite file open. */
export type SqliteWorker = ReturnType<typeof startSqliteWorker>
type Result = Pick<SqlResponse, 'rows' | 'changes'>

// Next's bundler would make a chunk of a thread that it sees being started, and replace `workerData`.
const { Worker } = process.getBuiltinModule('node:worker_threads')

/** From the working directory, because a bundle of Next has no folder in common with it. */
const threadFile = join(process.cwd(), 'src/db/sqlite-thread.mjs')

/** Starts a thread for the file at `path`. It does not keep the process alive unless it has work to do. */
export function startSqliteWorker(path: string) {
  // Without the arguments of this process, which load a TypeScript compiler that the thread does not need.
  const worker = new Worker(threadFile, { workerData: path, execArgv: [] })
  worker.unref()
  const waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let ended: Error | undefined

  worker.on('message', ({ id, error, ...result }: SqlResponse) => {
    const caller = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
    if (error) caller?.reject(Object.assign(new Error(error.message), { code: error.code }))
    else caller?.resolve(result)
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The database is closed.')))

  function end(error: unknown): void {
    ended ??= error instanceof Error ? error : new Error(String(error))
    for (const caller of waiting.values()) caller.reject(ended)
    waiting.clear()
  }

  return {
    /**
     * Runs SQL; with parameters as a prepared statement, and returns its rows, or the number of rows that it changed. Rejects
     * with the error of SQLite, whose `code` is such as SQLITE_BUSY.
     */
    run: (connection: SqlRequest['connection'], sql: string, parameters?: readonly unknown[]) =>
      new Promise<Result>((resolve, reject) => {
        if (ended) return reject(ended)
        const id = (lastId += 1)
        waiting.set(id, { resolve, reject })
        worker.ref()
        worker.postMessage({ id, connection, sql, parameters } satisfies SqlRequest)
      }),
    /** Empties the journal and closes the file. */
    close: () =>
      new Promise<void>((resolve) => {
        if (ended) return resolve()
        worker.ref()
        worker.once('exit', () => resolve())
        worker.postMessage('close')
      }),
    hasEnded: () => ended !== undefined,
  }
}
