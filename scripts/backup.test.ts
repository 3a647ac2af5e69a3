import { exec } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { lastBackup } from '@/db/backups'
import { connect, type DatabaseLocation } from '@/db/connection'
import { postgresFolder } from '@/db/postgres-programs'
import { describeEngines } from '@/db/testing/engines'
import { findLeads } from '@/forms/host/server/leads'
import { folderUploads } from '@/forms/host/server/uploads'
import { storeFile, storeLead } from '@/forms/host/testing/lead'
import { runScript } from '@/lib/testing/run-script'
import { folderOfTest } from '@/lib/testing/temporary-folder'

const runShell = promisify(exec)
/** For processes that start one after the other. */
const timeout = 120_000
const root = folderOfTest()
const backups = () => join(root(), 'backups')

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

async function store(location: DatabaseLocation, uploads: string, count: number, email: string) {
  const db = await connect(location)
  for (let at = 0; at < count; at += 1) {
    const file = await storeFile(folderUploads(uploads), 'cv.txt', `CV of ${email} ${at}`)
    const answers = { email, message: String(at) }
    await storeLead(db, { formId: 'contact', answers, files: [file], notify: true })
  }
  return db
}

describeEngines('backup', (_open, newDatabase, engine) => {
  // PostgreSQL's server may be elsewhere, without its client programs here.
  const canDump = engine === 'sqlite' || postgresFolder('pg_dump') !== undefined

  test.runIf(canDump)(
    'made while forms arrive, restores on an empty machine by the commands of the page',
    { timeout },
    async () => {
      const [location, uploads] = [await newDatabase(), join(root(), 'uploads')]
      const db = await store(location, uploads, 5, 'before@example.com')
      const before = await findLeads(db)
      const arriving = store(location, uploads, 60, 'during@example.com')
      for (const command of documented('Making backups')) await runShell(command, machine(location, uploads))
      await (await arriving).destroy()
      expect(Date.now() - Date.parse((await lastBackup(db))?.made_at ?? '')).toBeLessThan(120_000)
      await db.destroy()

      const [emptyLocation, emptyUploads] = [await newDatabase(), join(root(), 'other', 'uploads')]
      const commands = documented('Restoring on an empty machine')
      expect(commands).toEqual(['npm ci --omit=dev', 'npm run restore'])
      const { stdout } = await runShell(commands[1] ?? '', machine(emptyLocation, emptyUploads))
      const restored = await connect(emptyLocation)
      const leads = await findLeads(restored)
      expect(stdout).toContain(`${leads.length} form(s)`)
      expect(leads).toEqual(expect.arrayContaining(before))
      // No row without its file, whenever it arrived.
      for (const { answers, files } of leads) {
        const content = readFileSync(join(emptyUploads, files[0]?.id ?? ''), 'utf8')
        expect(content).toBe(`CV of ${String(answers.email)} ${String(answers.message)}`)
      }
      await restored.destroy()
    },
  )
})

test('a backup is private, and deletes those older than 35 days', async () => {
  const on = machine({ path: join(root(), 'site.db') }, join(root(), 'uploads'))
  const old = ['site-2020-01-01T00-00-00.000Z', 'site-2020-01-01T00-00-00.000Z.unfinished', 'photos']
  for (const folder of old) mkdirSync(join(backups(), folder), { recursive: true })
  const { stdout } = await run('backup', [], on)
  expect(stdout).toContain('Deleted 1 older')
  const [photos, name = '', ...others] = readdirSync(backups()).toSorted()
  expect([photos, others]).toEqual(['photos', []])
  expect(statSync(join(backups(), name, 'site.db')).mode & 0o777).toBe(0o600)
})

test(
  'restoring replaces data only when asked to, never that of a running server or by damaged files',
  { timeout },
  async () => {
    const [location, uploads] = [{ path: join(root(), 'site.db') }, join(root(), 'uploads')]
    const on = machine(location, uploads)
    const refused = (args: string[], code: number, message: string) =>
      expect(run('restore', args, on)).rejects.toMatchObject({
        code,
        stderr: expect.stringContaining(message) as string,
      })
    await (await store(location, uploads, 1, 'kept@example.com')).destroy()
    await run('backup', [], on)
    const server = await store(location, uploads, 1, 'later@example.com')
    await refused(['--replace'], 1, 'Stop the server first')
    await server.destroy()
    await refused([], 2, '--replace')
    await run('restore', ['--replace'], on)
    const db = await connect(location)
    expect((await findLeads(db)).map(({ answers }) => answers.email)).toEqual(['kept@example.com'])

    const [name = ''] = readdirSync(backups())
    const [file = ''] = readdirSync(join(backups(), name, 'uploads'))
    appendFileSync(join(backups(), name, 'uploads', file), 'x')
    await refused(['--replace'], 1, 'damaged')
    expect(await findLeads(db)).toHaveLength(1)
    await db.destroy()
  },
)
