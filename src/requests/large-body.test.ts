import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { withFormBody, type FormBody } from './body'
import type { Refusal } from './outcome'

const reasons = { tooLarge: 'too large', malformed: 'damaged' }
const limit = 6 * 1024 * 1024
const megabyte = new Uint8Array(1024 * 1024)
const folder = temporaryFolder()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const read = (request: Request, address = '192.0.2.1', at = folder) =>
  withFormBody(request, { limit, reasons, folder: at, address }, async (body) => body)

const statusOf = (body: FormBody | Refusal) => ('status' in body ? body.status : 200)

/** An upload that stays open until `end` is called. */
function openUpload() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  return {
    request: new Request('http://site.example/', init),
    send: (bytes: Uint8Array) => stream?.enqueue(bytes),
    end() {
      stream?.enqueue(Buffer.from('\r\n--x--\r\n'))
      stream?.close()
    },
  }
}

const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n')

test('a file arrives whole, and none is left on disk', async () => {
  const upload = openUpload()
  const reading = read(upload.request)
  upload.send(head)
  for (let at = 0; at < 5; at += 1) upload.send(megabyte)
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]))
  upload.end()
  const body = await reading
  if ('status' in body) throw new Error(body.reason)
  expect(body.files.get('cv')?.size).toBe(5 * 1024 * 1024)
  expect(readdirSync(folder)).toEqual([])
})

test('a client may have three unfinished uploads, others are not affected', async () => {
  const uploads = [1, 2, 3].map(openUpload)
  const readings = uploads.map(({ request }) => read(request, '2001:db8::1'))
  const fourth = await read(openUpload().request, '2001:db8::2')
  expect(fourth).toMatchObject({ status: 429, retryAfter: 10, unread: true })
  const other = openUpload()
  const reading = read(other.request, '192.0.2.9')
  for (const upload of [...uploads, other]) {
    upload.send(head)
    upload.end()
  }
  expect((await Promise.all([...readings, reading])).map(statusOf)).toEqual([200, 200, 200, 200])
  const next = openUpload()
  next.send(head)
  next.end()
  expect(statusOf(await read(next.request, '2001:db8::1'))).toBe(200)
})

test('unfinished uploads share a budget, which is given back', async () => {
  const uploads: ReturnType<typeof openUpload>[] = []
  const readings: Promise<FormBody | Refusal>[] = []
  for (let at = 0; at < 60; at += 1) {
    const upload = openUpload()
    uploads.push(upload)
    readings.push(read(upload.request, `192.0.2.${at}`))
    upload.send(head)
    for (let part = 0; part < 5; part += 1) upload.send(megabyte)
  }
  const refused = (await Promise.race(readings)) as Refusal
  expect(refused).toMatchObject({ status: 503, retryAfter: 10 })
  for (const upload of uploads) upload.end()
  const statuses = (await Promise.all(readings)).map(statusOf)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(45)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))

  const next = openUpload()
  next.send(head)
  next.end()
  expect(statusOf(await read(next.request))).toBe(200)
})

test('a body above the limit is refused while it arrives', async () => {
  const upload = openUpload()
  upload.send(head)
  for (let at = 0; at < 7; at += 1) upload.send(megabyte)
  expect(await read(upload.request)).toMatchObject({ status: 413, unread: true })
})

test('a disk that cannot be written is an outage', async () => {
  writeFileSync(join(folder, 'file'), '')
  const upload = openUpload()
  expect(await read(upload.request, '192.0.2.1', join(folder, 'file'))).toMatchObject({ status: 503 })
})
