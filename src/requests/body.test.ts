import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { readBody as read, withFormBody, type FormBody } from './body'
import type { Refusal } from './outcome'

const reasons = { tooLarge: 'too large', malformed: 'damaged' }
const readBody = (sent: Request, limit: number) => read(sent, limit, reasons)

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const boundary = '-'.repeat(30) + 'abc'
const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`

const end = (parts: string) => `${parts}--${boundary}--\r\n`
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }

function request(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://site.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

const statusOf = (body: FormBody | Refusal) => ('status' in body ? body.status : 200)

async function readForm(data: FormData): Promise<FormBody> {
  const sent = await readBody(request(data), 100_000)
  if ('status' in sent) throw new Error(sent.reason)
  return sent
}

/** A form that is read while it arrives. */
function openBody(headers: Record<string, string>) {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
  return {
    request: request(body, headers),
    send: (bytes: Uint8Array) => stream?.enqueue(bytes),
    close: () => stream?.close(),
  }
}

test('reads texts and files, and ignores empty file fields', async () => {
  const data = new FormData()
  data.append('a', '1')
  data.append('a', '2')
  data.append('cv', new File(['x'], 'cv.txt'))
  data.append('empty', new File([], ''))
  const sent = await readForm(data)
  expect(sent.texts.get('a')).toEqual(['1', '2'])
  expect([...sent.files.keys()]).toEqual(['cv'])
})

test('a body over the limit is refused by its Content-Length, else while reading', async () => {
  expect(await readBody(request('a=1', { 'content-length': '999999' }), 1000)).toMatchObject({ status: 413 })
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(500))
    },
  })
  expect(await readBody(request(endless, urlencoded), 1000)).toMatchObject({ status: 413 })
  expect(pulled).toBeLessThan(6)
})

test.each([
  ['a body without parts', 'garbage'],
  ['a body that was cut off', `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue`],
  ['nothing', ''],
  ['a body of empty files', end(part('a"; filename="x').repeat(20_000))],
  ['a part with an endless header', end(part(`a"; filename="${'x'.repeat(500_000)}`))],
  ['a part with many headers', end(part(`a"\r\n${'b: c\r\n'.repeat(50_000)}d: "`))],
  ['a body of many empty texts', 'a&'.repeat(200), urlencoded],
])('%s is malformed', async (_, body, type = multipart) => {
  expect(await readBody(request(body, type), 5_000_000)).toMatchObject({ status: 400 })
})

test('the maximum number of parts is read, and the content of files does not matter', async () => {
  const data = new FormData()
  for (let at = 0; at < 199; at += 1) data.append(`f${at}`, 'x')
  data.append('cv', new File(['&--\r\n\r\n'.repeat(1000)], 'cv.txt'))
  const sent = await readForm(data)
  expect([sent.texts.size, sent.files.get('cv')?.size]).toEqual([199, 7000])
  const statusOfTexts = async (count: number) =>
    statusOf(await readBody(request(`a=1${'&a=1'.repeat(count - 1)}`, urlencoded), 5000))
  expect([await statusOfTexts(200), await statusOfTexts(1000)]).toEqual([200, 400])
  data.append('cv', new File(['y'], 'b.txt'))
  expect(await readBody(request(data), 100_000)).toMatchObject({ status: 400 })
})

test('names are as the browser wrote them, and the content of a file is a view of the body', async () => {
  const data = new FormData()
  const text = 'é\r\n--' + boundary
  data.append('a "quoted"\r\nname', text)
  data.append('cv', new File(['\r\n\r\nx\r\n'], 'Zoë "1%".txt'))
  data.append('cover', new File(['y'], 'b.txt'))
  const sent = await readForm(data)
  expect(sent.texts.get('a "quoted"\r\nname')).toEqual([text])
  const [cv, cover] = [...sent.files.values()]
  expect([cv?.name, String(cv?.bytes), cover?.name]).toEqual(['Zoë "1%".txt', '\r\n\r\nx\r\n', 'b.txt'])
  expect(cv?.bytes.buffer).toBe(cover?.bytes.buffer)
})

test('a repeated content type is parsed as the one that was checked', async () => {
  const type = `application/x-www-form-urlencoded;x=1, multipart/form-data; boundary=${boundary}`
  const body = end(part('a"; filename="x').repeat(300))
  const sent = await readBody(request(body, { 'content-type': type }), 100_000)
  expect(sent).toMatchObject({ files: new Map() })
})

test('a body that stops is refused, a slow but steady one is not', async () => {
  vi.useFakeTimers()
  const [stopped, steady] = [openBody(urlencoded), openBody(urlencoded)]
  const readings = [stopped, steady].map((body) => readBody(body.request, 1_000_000))
  stopped.send(new Uint8Array(1))
  for (let second = 0; second < 60; second += 10) {
    steady.send(Buffer.from('a'.repeat(90_000)))
    await vi.advanceTimersByTimeAsync(10_000)
  }
  steady.close()
  expect(await readings[0]).toMatchObject({ status: 408, unread: true })
  expect(await readings[1]).not.toHaveProperty('status')
})

test('unfinished bodies share a budget of memory', async () => {
  const bodies = Array.from({ length: 20 }, () => openBody(urlencoded))
  const readings = bodies.map((body) => readBody(body.request, 4_000_000))
  for (const { send } of bodies) send(new Uint8Array(2_000_000))
  expect(await Promise.race(readings)).toMatchObject({ status: 503, retryAfter: 10 })
  for (const { close } of bodies) close()
  await Promise.all(readings)
  expect(await readBody(request('a=1', urlencoded), 1000)).not.toHaveProperty('status')
})

describe('a body that may have files', () => {
  const megabyte = new Uint8Array(1024 * 1024)
  const folder = temporaryFolder()
  const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n')

  /** An upload of a file of so many megabytes that stays open until `end` is called. */
  function openUpload(megabytes = 0) {
    const upload = openBody({ 'content-type': 'multipart/form-data; boundary=x' })
    upload.send(head)
    for (let at = 0; at < megabytes; at += 1) upload.send(megabyte)
    return {
      request: upload.request,
      end() {
        upload.send(Buffer.from('\r\n--x--\r\n'))
        upload.close()
      },
    }
  }
  function readUpload(sent: Request, address = '192.0.2.1', at = folder) {
    const spool = { limit: 6 * 1024 * 1024, reasons, folder: at, address }
    return withFormBody(sent, spool, async (body) => body)
  }
  /** The status of an upload that is sent without a pause. */
  async function statusFor(address?: string) {
    const upload = openUpload()
    upload.end()
    return statusOf(await readUpload(upload.request, address))
  }

  test('arrives whole, and none is left on disk', async () => {
    const upload = openUpload(5)
    const reading = readUpload(upload.request)
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]))
    upload.end()
    const body = await reading
    if ('status' in body) throw new Error(body.reason)
    expect(body.files.get('cv')?.size).toBe(5 * 1024 * 1024)
    expect(readdirSync(folder)).toEqual([])
  })

  test('is one of three unfinished ones of its client, others are not affected', async () => {
    const uploads = [1, 2, 3].map(() => openUpload())
    const readings = uploads.map((upload) => readUpload(upload.request, '2001:db8::1'))
    const fourth = await readUpload(openUpload().request, '2001:db8::2')
    expect(fourth).toMatchObject({ status: 429, retryAfter: 10, unread: true })
    expect(await statusFor('192.0.2.9')).toBe(200)
    for (const upload of uploads) upload.end()
    expect((await Promise.all(readings)).map(statusOf)).toEqual([200, 200, 200])
    expect(await statusFor('2001:db8::1')).toBe(200)
  })

  test('shares a budget with others, which is given back', async () => {
    const uploads = Array.from({ length: 60 }, () => openUpload(5))
    const readings = uploads.map((upload, at) => readUpload(upload.request, `192.0.2.${at}`))
    expect(await Promise.race(readings)).toMatchObject({ status: 503, retryAfter: 10 })
    for (const upload of uploads) upload.end()
    const statuses = (await Promise.all(readings)).map(statusOf)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(45)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(await statusFor()).toBe(200)
  })

  test('is refused above the limit while it arrives, and for an outage where the disk cannot be written', async () => {
    expect(await readUpload(openUpload(7).request)).toMatchObject({ status: 413, unread: true })
    writeFileSync(join(folder, 'file'), '')
    const upload = readUpload(openUpload().request, '192.0.2.1', join(folder, 'file'))
    expect(await upload).toMatchObject({ status: 503 })
  })
})
