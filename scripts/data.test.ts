import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { connect, database } from '@/db/connection'
import { write } from '@/db/write'
import { startForms } from '@/forms/host/server/worker'
import { folderUploads } from '@/forms/host/server/uploads'
import { storeFile, storeLead } from '@/forms/host/testing/lead'
import { runBeforeExit } from '@/lib/before-exit'
import { runScript } from '@/lib/testing/run-script'
import { folderOfTest } from '@/lib/testing/temporary-folder'

const [person, other] = ['ada@forget.example', 'bob@keep.example']
const folder = folderOfTest()
const location = () => ({ path: join(folder(), 'site.db') })
const uploadsPath = () => join(folder(), 'uploads')
const run = (...args: string[]) =>
  runScript('data', args, { DATABASE_PATH: location().path, UPLOADS_PATH: uploadsPath() })

/** The files below the folder whose bytes contain a text. */
function filesWith(text: string): string[] {
  const files = readdirSync(folder(), { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  return files
    .filter((file) => readFileSync(join(file.parentPath, file.name)).includes(text))
    .map(({ name }) => name)
}

async function store(
  db: Awaited<ReturnType<typeof connect>>,
  answers: Record<string, string>,
  now = new Date(),
) {
  const file = await storeFile(folderUploads(uploadsPath()), 'cv.txt', `CV of ${JSON.stringify(answers)}`)
  await storeLead(db, { formId: 'contact', answers, files: [file], now })
}

test('erasing lists what would go, then leaves none of its bytes, and keeps what others wrote', async () => {
  // Stays open like the server's, which keeps the journal.
  const db = await connect(location())
  await store(db, { email: person, message: 'my-secret-words' })
  await store(db, { email: other, message: 'Ask my colleague.' })
  await store(db, { email: other, message: `Ask ${person}, too.` })

  const { stdout: dry } = await run('erase', '--email', person)
  expect(dry).toMatch(/Would erase 1: forms/)
  expect(dry).toMatch(new RegExp(`${person}.*cv.txt`))
  expect(dry).toMatch(/Kept 1 by other people.*npm run leads -- delete/)
  expect(filesWith('my-secret-words')).not.toEqual([])

  const { stdout } = await run('erase', '--email', person, '--yes')
  expect(stdout).toContain('contain none of it any more')
  expect(filesWith('my-secret-words')).toEqual([])
  expect(await db.selectFrom('submission').select('id').execute()).toHaveLength(2)
  await db.destroy()
})

test('rows that were deleted before deleted bytes were overwritten are gone, too, after erasing', async () => {
  const db = await connect(location())
  await write(db, (change) => change.deleteFrom('submission').execute())
  await db.destroy()
  const { default: Sqlite } = await import('libsql')
  const old = new Sqlite(location().path)
  old.exec("create table old (words text); insert into old values ('old-secret-words'); drop table old")
  old.close()
  await run('erase', '--email', person, '--yes')
  expect(filesWith('old-secret-words')).toEqual([])
})

test('a server that starts deletes forms past their time, without a trace', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const db = await connect(location())
  await store(db, { email: person, message: 'words-of-2020' }, new Date('2020-01-01'))
  await store(db, { email: other, message: 'words of today' })
  await db.destroy()
  vi.stubEnv('DATABASE_PATH', location().path)
  vi.stubEnv('UPLOADS_PATH', uploadsPath())
  await startForms()
  const serving = await database()
  await vi.waitFor(() => expect(filesWith('words-of-2020')).toEqual([]), { timeout: 10_000 })
  expect(await serving.selectFrom('submission').select('id').execute()).toHaveLength(1)
  await runBeforeExit()
  expect(readdirSync(folder()).toSorted()).toEqual(['site.db', 'uploads'])
})
