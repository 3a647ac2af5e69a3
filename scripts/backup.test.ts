import { exec } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { lastBackup } from '@/db/backups'
import { connect, type DatabaseLocation } from '@/db/connection'
import { postgresFolder } from '@/db/postgres-programs'
import { describeEngines } from '@/db/testing/engines'
import { findLeads } from '@/forms/host/server/leads'
import { folderUploads } from '@/forms/host/server/uploads-folder'
import { storeFile, storeLead } from '@/forms/host/testing/lead'
import { runScript } from '@/lib/testing/run-script'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

const runShell = promisify(exec)
const allRoots = temporaryFolder()
let root = ''
beforeEach(() => {
  root = join(allRoots, randomUUID())
  mkdirSync(root)
})

const backups = () => join(root, 'backups')

/** The environment of an operator on a machine with this database and this folder of uploads. */
function machine(location: DatabaseLocation, uploads: string) {
  const database =
    'url' in location ? { DATABASE_URL: location.url } : { DATABASE_URL: '', DATABASE_PATH: location.path }
  return { env: { ...process.env, ...database, UPLOADS_PATH: uploads, BACKUPS_PATH: backups() } }
}

const run = (script: string, args: string[], on: ReturnType<typeof machine>) =>
  runScript(script, args, on.env as Record<string, string>)

/** The commands of a section of docs/operations.md. */
function documented(heading: string): string[] {
  const section = readFileSync('docs/operations.md', 'utf8').split(`### ${heading}\n`)[1] ?? ''
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? []
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

describeEngines('backup', (engine, newDatabase) => {
  // PostgreSQL's server may be elsewhere, without its client programs here.
  const canDump = engine === 'sqlite' || postgresFolder('pg_dump') !== undefined

  async function store(location: DatabaseLocation, uploads: string, count: number, email: string) {
    const { db } = await connect(location)
    for (let at = 0; at < count; at += 1) {
      const file = await storeFile(folderUploads(uploads), 'cv.txt', `CV of ${email} ${at}`)
      const answers = { email, message: String(at) }
      await storeLead(db, { formId: 'contact', answers, files: [file], notify: true })
    }
    return db
  }

  test.runIf(canDump)(
    'made while forms arrive, restores on an empty machine by the commands of the page',
    async () => {
      const [location, uploads] = [await newDatabase(), join(root, 'uploads')]
      const db = await store(location, uploads, 5, 'before@example.com')
      const before = await findLeads(db)
      const arriving = store(location, uploads, 60, 'during@example.com')
      for (const command of documented('Making backups')) await runShell(command, machine(location, uploads))
      await (await arriving).destroy()
      expect(Date.now() - Date.parse((await lastBackup(db))?.made_at ?? '')).toBeLessThan(120_000)
      await db.destroy()

      const [emptyLocation, emptyUploads] = [await newDatabase(), join(root, 'other', 'uploads')]
      const commands = documented('Restoring on an empty machine')
      expect(commands).toEqual(['npm ci --omit=dev', 'npm run restore'])
      const { stdout } = await runShell(commands[1] ?? '', machine(emptyLocation, emptyUploads))
      const restored = await connect(emptyLocation)
      const leads = await findLeads(restored.db)
      expect(stdout).toContain(`${leads.length} form(s)`)
      expect(leads).toEqual(expect.arrayContaining(before))
      // No row without its file, whenever it arrived.
      for (const { answers, files } of leads) {
        const content = readFileSync(join(emptyUploads, files[0]?.id ?? ''), 'utf8')
        expect(content).toBe(`CV of ${String(answers.email)} ${String(answers.message)}`)
      }
      await restored.db.destroy()
    },
  )

  test.runIf(canDump)('replaces data only when asked to, and a damaged backup changes nothing', async () => {
    const [location, uploads] = [await newDatabase(), join(root, 'uploads')]
    const on = machine(location, uploads)
    await (await store(location, uploads, 1, 'kept@example.com')).destroy()
    await run('backup', [], on)
    await (await store(location, uploads, 1, 'later@example.com')).destroy()
    await expect(run('restore', [], on)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--replace'),
    })
    await run('restore', ['--replace'], on)
    const { db } = await connect(location)
    expect((await findLeads(db)).map(({ answers }) => answers.email)).toEqual(['kept@example.com'])

    const [name = ''] = readdirSync(backups())
    const file = readdirSync(join(backups(), name, 'uploads'))[0] ?? ''
    appendFileSync(join(backups(), name, 'uploads', file), 'x')
    await expect(run('restore', ['--replace'], on)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('damaged'),
    })
    expect(await findLeads(db)).toHaveLength(1)
    await db.destroy()
  })
})

test('a backup is private and deletes those older than 35 days; the database of a running server is not replaced', async () => {
  const location = { path: join(root, 'site.db') }
  const { db } = await connect(location)
  const old = ['site-2020-01-01T00-00-00.000Z', 'site-2020-01-01T00-00-00.000Z.unfinished', 'photos']
  for (const folder of old) mkdirSync(join(backups(), folder), { recursive: true })
  const { stdout } = await run('backup', [], machine(location, join(root, 'uploads')))
  expect(stdout).toContain('Deleted 1 older')
  const left = readdirSync(backups()).filter((name) => name !== 'photos')
  expect([left.length, existsSync(join(backups(), 'photos'))]).toEqual([1, true])
  const [name = ''] = left
  expect(statSync(join(backups(), name, 'site.db')).mode & 0o777).toBe(0o600)
  await expect(run('restore', ['--replace'], machine(location, join(root, 'uploads')))).rejects.toMatchObject(
    {
      code: 1,
      stderr: expect.stringContaining('Stop the server first'),
    },
  )
  await db.destroy()
})
