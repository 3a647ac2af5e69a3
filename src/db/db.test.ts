import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { connect, type Connection } from './connection'
import { tableFacts } from './facts'
import { isBusy } from './errors'
import { migrations } from './migrations'
import { describeEngines } from './testing/engines'
import { write } from './write'

describeEngines('database', (_engine, newDatabase) => {
  const open: Connection[] = []
  afterEach(() => Promise.all(open.splice(0).map(({ db }) => db.destroy())))

  async function connected(location: Parameters<typeof connect>[0]) {
    const connection = await connect(location)
    open.push(connection)
    return connection.db
  }

  test('contains exactly the described tables and columns', async () => {
    const db = await connected(await newDatabase())
    const tables = await db.introspection.getTables()
    const found = Object.fromEntries(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]),
    )
    const described = Object.fromEntries(
      Object.entries(tableFacts).map(([name, { columns }]) => [name, Object.keys(columns).toSorted()]),
    )
    expect(found).toEqual(described)
  })

  test('instances that start together run each migration once', async () => {
    const location = await newDatabase()
    const databases = await Promise.all(Array.from({ length: 3 }, () => connected(location)))
    const applied = await databases[0]?.selectFrom('migration').select('name').execute()
    expect(applied?.map(({ name }) => name).toSorted()).toEqual(migrations.map(({ name }) => name))
  })

  test('a second start keeps the data', async () => {
    const location = await newDatabase()
    await write(await connected(location), (change) =>
      change.insertInto('submission').values(row('1')).execute(),
    )
    const db = await connected(location)
    expect(await db.selectFrom('submission').select('id').execute()).toEqual([{ id: '1' }])
  })

  test('a failed transaction changes nothing', async () => {
    const db = await connected(await newDatabase())
    const work = write(db, async (change) => {
      await change.insertInto('submission').values(row('1')).execute()
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await db.selectFrom('submission').selectAll().execute()).toEqual([])
  })
})

// SQLite only: PostgreSQL has no lock on the whole database.
test('SQLite waits for another writer without blocking, and reports a timeout', async () => {
  const location = { path: join(mkdtempSync(join(tmpdir(), 'db-lock-')), 'site.db') }
  const { db } = await connect(location)
  const other = await holdLock(location.path)
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 20)
  const timedOut = await write(db, insert, 300).catch((error: unknown) => error)
  expect(isBusy(timedOut)).toBe(true)

  const waiting = write(db, insert, 5000)
  await pause(300)
  await other.release()
  await waiting
  clearInterval(ticking)
  await db.updateTable('submission').set({ answers: '{"a":1}' }).execute()
  expect(await db.selectFrom('submission').select('id').execute()).toEqual([{ id: '1' }])
  expect(ticks).toBeGreaterThan(5)
  await db.destroy()
})

type Change = Parameters<Parameters<typeof write>[1]>[0]
const insert = (change: Change) => change.insertInto('submission').values(row('1')).execute()

function row(id: string) {
  return { id, form_id: 'x', key: id, answers: '{}', hidden: '{}', context: '{}', created_at: '2026-01-01' }
}

/** Starts another process that holds the write lock until `release`. */
async function holdLock(path: string) {
  const source = `
    const db = new (require('libsql'))(process.argv[1])
    db.exec('begin immediate')
    process.stdin.on('data', () => { db.exec('commit'); process.exit(0) })
    console.log('locked')`
  const other = spawn(process.execPath, ['-e', source, path], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(other.stdout, 'data')
  return {
    async release() {
      other.stdin.end('now')
      await once(other, 'exit')
    },
  }
}
