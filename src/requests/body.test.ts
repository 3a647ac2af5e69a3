import { expect, test, vi } from 'vitest'
import { readBody as read } from './body'

const reasons = { tooLarge: 'too large', malformed: 'damaged' }
const readBody = (sent: Request, limit: number) => read(sent, limit, reasons)

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const boundary = '-'.repeat(30) + 'abc'
const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`

function request(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://site.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

/** A body that is being read while it arrives. */
function openBody(limit: number) {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
  return { stream, reading: readBody(request(body, urlencoded), limit) }
}

test('reads texts and files, and ignores empty file fields', async () => {
  const data = new FormData()
  data.append('a', '1')
  data.append('a', '2')
  data.append('cv', new File(['x'], 'cv.txt'))
  data.append('empty', new File([], ''))
  const sent = await readBody(request(data), 10_000)
  if ('status' in sent) throw new Error(sent.reason)
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
  ['not multipart', 'garbage'],
  ['cut off', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue'],
  ['nothing', ''],
])('%s is malformed', async (_, body) => {
  const sent = await readBody(request(body, { 'content-type': 'multipart/form-data; boundary=x' }), 1000)
  expect(sent).toMatchObject({ status: 400 })
})

test.each([
  ['empty files', part('a"; filename="x').repeat(20_000)],
  ['a part with an endless header', part(`a"; filename="${'x'.repeat(500_000)}`)],
  ['a part with many headers', part(`a"\r\n${'b: c\r\n'.repeat(50_000)}d: "`)],
])('%s are malformed', async (_, parts) => {
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  expect(await readBody(request(`${parts}--${boundary}--\r\n`, type), 5_000_000)).toMatchObject({
    status: 400,
  })
  expect(await readBody(request('a&'.repeat(200), urlencoded), 5_000_000)).toMatchObject({ status: 400 })
})

test('the maximum number of parts is read, and the content of files does not matter', async () => {
  const data = new FormData()
  for (let at = 0; at < 199; at += 1) data.append(`f${at}`, 'x')
  data.append('cv', new File(['&--\r\n\r\n'.repeat(1000)], 'cv.txt'))
  const sent = await readBody(request(data), 100_000)
  if ('status' in sent) throw new Error(sent.reason)
  expect([sent.texts.size, sent.files.get('cv')?.size]).toEqual([199, 7000])
  expect(await readBody(request(`a=1${'&a=1'.repeat(199)}`, urlencoded), 5000)).not.toHaveProperty('status')
  expect(await readBody(request(`a=1${'&a=1'.repeat(1000)}`, urlencoded), 5000)).toMatchObject({
    status: 400,
  })
  data.append('cv', new File(['y'], 'b.txt'))
  expect(await readBody(request(data), 100_000)).toMatchObject({ status: 400 })
})

test('names are as the browser wrote them, and the content of a file is a view of the body', async () => {
  const data = new FormData()
  const text = 'é\r\n--' + boundary
  data.append('a "quoted"\r\nname', text)
  data.append('cv', new File(['\r\n\r\nx\r\n'], 'Zoë "1%".txt'))
  data.append('cover', new File(['y'], 'b.txt'))
  const sent = await readBody(request(data), 10_000)
  if ('status' in sent) throw new Error(sent.reason)
  expect(sent.texts.get('a "quoted"\r\nname')).toEqual([text])
  const [cv, cover] = [...sent.files.values()]
  expect([cv?.name, String(cv?.bytes), cover?.name]).toEqual(['Zoë "1%".txt', '\r\n\r\nx\r\n', 'b.txt'])
  expect(cv?.bytes.buffer).toBe(cover?.bytes.buffer)
})

test('a repeated content type is parsed as the one that was checked', async () => {
  const type = `application/x-www-form-urlencoded;x=1, multipart/form-data; boundary=${boundary}`
  const body = `${part('a"; filename="x').repeat(300)}--${boundary}--\r\n`
  const sent = await readBody(request(body, { 'content-type': type }), 100_000)
  expect(sent).toMatchObject({ files: new Map() })
})

test('a body that stops is refused, a slow but steady one is not', async () => {
  vi.useFakeTimers()
  const [stopped, steady] = [openBody(1_000_000), openBody(1_000_000)]
  stopped.stream?.enqueue(new Uint8Array(1))
  for (let second = 0; second < 60; second += 10) {
    steady.stream?.enqueue(Buffer.from('a'.repeat(90_000)))
    await vi.advanceTimersByTimeAsync(10_000)
  }
  steady.stream?.close()
  expect(await stopped.reading).toMatchObject({ status: 408, unread: true })
  expect(await steady.reading).not.toHaveProperty('status')
})

test('unfinished bodies share a budget of memory', async () => {
  const bodies = Array.from({ length: 20 }, () => {
    const body = openBody(4_000_000)
    body.stream?.enqueue(new Uint8Array(2_000_000))
    return body
  })
  const first = await Promise.race(bodies.map(({ reading }) => reading))
  expect(first).toMatchObject({ status: 503, retryAfter: 10 })
  for (const { stream } of bodies) stream?.close()
  await Promise.all(bodies.map(({ reading }) => reading))
  expect(await readBody(request('a=1', urlencoded), 1000)).not.toHaveProperty('status')
})
