import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect } from '@/db/connection'
import { freePort } from '@/lib/testing/site-server'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { storeFile, storeLead } from '../testing/lead'
import { configuredUploads, findOrphans, removeOrphans, saveFile } from './uploads'

/** Starts an S3 server with an empty bucket `site`, which keeps its files in `folder`. */
async function startBucketServer(folder: string) {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const program = join(createRequire(import.meta.url).resolve('s3rver/package.json'), '../bin/s3rver.js')
  const flags = ['--address', '127.0.0.1', '--port', String(port), '--directory', join(folder, 'buckets')]
  const server = spawn(process.execPath, [program, ...flags, '--configure-bucket', 'site', '--silent'])
  await vi.waitFor(() => fetch(endpoint), { timeout: 20_000 })
  return {
    stop: () => server.kill(),
    /** The variables that place uploads at an address such as `s3://site`. */
    variables: (url: string): Record<string, string> => ({
      UPLOADS_URL: url,
      AWS_ENDPOINT_URL: endpoint,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  }
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const folder = temporaryFolder()
let storage: Awaited<ReturnType<typeof startBucketServer>>

beforeAll(async () => {
  storage = await startBucketServer(folder)
})
afterAll(() => storage.stop())

/** Uploads where the environment says. */
function uploadsAt(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return configuredUploads()
}

describe.each([
  ['a folder', () => ({ UPLOADS_PATH: join(folder, 'files') })],
  ['a bucket', () => storage.variables('s3://site')],
  ['a folder of a bucket', () => storage.variables('s3://site/forms/files')],
])('uploads in %s', (_, variables) => {
  test('can be read, listed and deleted', async () => {
    const uploads = uploadsAt(variables())
    expect(await uploads.list()).toEqual([])
    const content = bytes('%PDF-1.7 é\0')
    const { id, sha256 } = await saveFile(uploads, content)
    expect(sha256).toMatch(/^[\da-f]{64}$/)
    expect(Buffer.from((await uploads.read(id)) ?? []).equals(content)).toBe(true)
    const [listed] = await uploads.list()
    expect(listed?.id).toBe(id)
    expect(Math.abs(Date.now() - (listed?.storedAt ?? 0))).toBeLessThan(60_000)
    expect(uploads.locate(id)).toContain(id)

    await uploads.remove([id, crypto.randomUUID(), '../../etc/passwd'])
    expect(await uploads.list()).toEqual([])
    expect(await uploads.read(id)).toBeUndefined()
    expect(await uploads.read('../buckets')).toBeUndefined()
  })

  test('that belong to no form are deleted after fifteen minutes', async () => {
    const uploads = uploadsAt(variables())
    const db = await connect({ path: join(folder, `${crypto.randomUUID()}.db`) })
    const file = await storeFile(uploads)
    await storeLead(db, { files: [file] })
    const orphan = await saveFile(uploads, bytes('orphan'))
    const after = (minutes: number) => new Date(Date.now() + minutes * 60_000)

    expect(await findOrphans(db, uploads, after(14))).toEqual([])
    expect(await findOrphans(db, uploads, after(16))).toEqual([orphan.id])
    expect(await removeOrphans(db, uploads, after(16))).toBe(1)
    expect((await uploads.list()).map(({ id }) => id)).toEqual([file.id])
    await uploads.remove([file.id])
    await db.destroy()
  })
})

test('other files in the folder are neither listed nor deleted', async () => {
  writeFileSync(join(folder, 'README'), 'not ours')
  expect(await uploadsAt({ UPLOADS_PATH: folder }).list()).toEqual([])
})

test('a file is rejected when the storage does not accept it', async () => {
  const missing = uploadsAt(storage.variables('s3://missing'))
  await expect(saveFile(missing, bytes('x'))).rejects.toThrow('NoSuchBucket')
  const away = uploadsAt({ ...storage.variables('s3://site'), AWS_ENDPOINT_URL: 'http://127.0.0.1:1' })
  await expect(saveFile(away, bytes('x'))).rejects.toThrow('fetch failed')
})

test.each([
  [{ UPLOADS_URL: '/srv/uploads' }, 'expected s3://bucket'],
  [{ UPLOADS_URL: 's3://site' }, 'AWS_ACCESS_KEY_ID'],
  [
    { UPLOADS_URL: 's3://site', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: 'x' },
    'AWS_ENDPOINT_URL',
  ],
] as [Record<string, string>, string][])('%o stops with a message', (variables, message) => {
  const none = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }
  expect(() => uploadsAt({ ...none, ...variables })).toThrow(message)
})
