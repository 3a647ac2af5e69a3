import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Kysely, sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { connect } from './connection'
import { isBusy } from './errors'
import { migrations } from './migrations'
import type { Database, Db } from './schema'
import { openSqlite } from './sqlite'
import { describeEngines } from './testing/engines'
import { checkWritable } from './worker'
import { write } from './write'

describeEngines('database', (open, newDatabase, engine) => {
  test('instances that start together run each migration once', async () => {
    const location = await newDatabase()
    const databases = await Promise.all(Array.from({ length: 3 }, () => open(location)))
    const applied = await databases[0]?.selectFrom('migration').select('name').execute()
    expect(applied?.map(({ name }) => name).toSorted()).toEqual(migrations.map(({ name }) => name))
  })

  test('a database that takes no writes is noticed', async () => {
    const db = await open()
    await checkWritable(db)
    const readOnly = engine === 'sqlite' ? 'pragma query_only = on' : 'set default_transaction_read_only = on'
    await sql.raw(readOnly).execute(db)
    await expect(checkWritable(db)).rejects.toThrow(/read.?only/i)
  })

  test('a lost connection or thread fails its transaction and nothing else', async () => {
    const sent = vi.spyOn(Worker.prototype, 'postMessage')
    const location = await newDatabase()
    const db = await open(location)
    const threads = [...new Set(sent.mock.contexts as Worker[])]
    const other = await open(location)
    const disconnect = {
      sqlite: () => Promise.all(threads.map((thread) => thread.terminate())),
      postgres: () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where pid != pg_backend_pid()
          and datname = current_database()`.execute(other),
    }[engine]
    const lost = write(db, async (change) => {
      await change.insertInto('submission').values(row('1')).execute()
      await disconnect()
      await pause(100)
      await change.insertInto('submission').values(row('2')).execute()
    })
    await expect(lost).rejects.toThrow(/terminat|connection|closed/i)
    await write(db, (change) => change.insertInto('submission').values(row('3')).execute())
    // Now that the connection is idle. An uncaught exception would fail the test run.
    await disconnect()
    await pause(100)
    expect(await db.selectFrom('submission').select('id').execute()).toEqual([{ id: '3' }])
  })

  test('a failed transaction changes nothing', async () => {
    const db = await open()
    const work = write(db, async (change) => {
      await change.insertInto('submission').values(row('1')).execute()
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await db.selectFrom('submission').selectAll().execute()).toEqual([])
  })
})

test('a SQLite file that is deleted while it is open takes no writes', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'db-gone-')), 'site.db')
  const db = await connect({ path })
  await insert(db, '1')
  rmSync(path)
  await expect(insert(db, '2')).rejects.toThrow('Restart the server')
})

// SQLite only: PostgreSQL has no lock on the whole database.
describe('a SQLite file that another process has locked', () => {
  async function lockedDatabase(lock: string, lockTimeoutMs?: number) {
    const path = join(mkdtempSync(join(tmpdir(), 'db-lock-')), 'site.db')
    const db = await connect({ path })
    await db.destroy()
    const other = await holdLock(path, lock)
    const waiting = new Kysely<Database>({ dialect: openSqlite(path, lockTimeoutMs) })
    return { db: waiting, other }
  }

  test.each(['begin immediate', 'pragma locking_mode = exclusive; begin exclusive'])(
    'delays neither readers nor anything else while forms wait, and stores each once (%s)',
    async (lock) => {
      const { db, other } = await lockedDatabase(lock)
      const waiting = Promise.all(['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => insert(db, id)))
      const before = performance.eventLoopUtilization()
      const isReadable = lock === 'begin immediate'
      expect(isReadable ? await db.selectFrom('submission').selectAll().execute() : []).toEqual([])
      await pause(500)
      // Nearly 1 when a driver waits in this thread, whatever the machine does.
      expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
      await other.release()
      await waiting
      expect(await db.selectFrom('submission').select('id').orderBy('id').execute()).toHaveLength(8)
      await db.destroy()
    },
  )

  test('is reported after the timeout, by all that wait at the same time, and works afterwards', async () => {
    const { db, other } = await lockedDatabase('begin immediate', 300)
    const store = () => db.insertInto('submission').values(row('1')).execute()
    const errors = await Promise.all([store(), store()].map((one) => one.catch((error: unknown) => error)))
    expect(errors.map(isBusy)).toEqual([true, true])
    await other.release()
    await store()
    expect(await db.selectFrom('submission').select('id').execute()).toEqual([{ id: '1' }])
    await db.destroy()
  })
})

const insert = (db: Db, id: string) =>
  write(db, (change) => change.insertInto('submission').values(row(id)).execute())

function row(id: string) {
  return { id, form_id: 'x', key: id, answers: '{}', hidden: '{}', context: '{}', created_at: '2026-01-01' }
}

/** Starts another process that holds a lock on the file, taken with these statements, until `release`. */
async function holdLock(path: string, lock: string) {
  const source = `
    const db = new (require('libsql'))(process.argv[1])
    db.exec(process.argv[2])
    process.stdin.on('data', () => { db.exec('commit'); process.exit(0) })
    console.log('locked')`
  const other = spawn(process.execPath, ['-e', source, path, lock], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(other.stdout, 'data')
  return {
    async release() {
      other.stdin.end('now')
      await once(other, 'exit')
    },
  }
}
