import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, database, type Connection } from '@/db/connection'
import { configuredUploads } from '@/forms/host/server/configured-uploads'
import { storeSubmission } from '@/forms/host/server/store'
import { saveFile } from '@/forms/host/server/uploads'
import { startBucketServer } from '@/forms/host/testing/bucket'
import { deskRequest, signInMember } from '../testing/member'
import { handleDesk } from '../handle'

vi.mock('@/db/connection', async (load) => ({ ...(await load<object>()), database: vi.fn() }))

const folder = mkdtempSync(join(tmpdir(), 'desk-bucket-'))
let db: Connection['db']
let storage: Awaited<ReturnType<typeof startBucketServer>>
beforeAll(async () => {
  storage = await startBucketServer(folder)
  for (const [name, value] of Object.entries(storage.variables('s3://site'))) vi.stubEnv(name, value)
  db = (await connect({ path: join(folder, 'site.db') })).db
  vi.mocked(database).mockResolvedValue(db)
})
afterAll(async () => {
  await db.destroy()
  storage.stop()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('a file in a bucket is downloaded through the session, and only with the lead that it was sent with', async () => {
  const content = Buffer.from('%PDF-1.7 Zoë\0')
  const { id: file, sha256 } = await saveFile(configuredUploads(), content)
  const files = [
    { id: file, sha256, field: 'cv', name: 'cv.pdf', kind: 'pdf' as const, bytes: content.length },
  ]
  const submission = { formId: 'application', key: undefined, answers: {}, hidden: {}, context: {} }
  const store = (more: { files: typeof files }) =>
    storeSubmission(db, { ...submission, ...more }, { now: new Date(), notify: false })
  const [own, other] = [await store({ files }), await store({ files: [] })]
  const desk = await signInMember(db)

  const response = await desk.get(`/desk/leads/${own.id}/files/${file}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain('attachment; filename="cv.pdf"')
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
  expect((await desk.get(`/desk/leads/${other.id}/files/${file}`)).status).toBe(404)
  expect((await handleDesk(deskRequest(`/desk/leads/${own.id}/files/${file}`))).status).toBe(303)

  await configuredUploads().remove([file])
  expect((await desk.get(`/desk/leads/${own.id}/files/${file}`)).status).toBe(404)
})
