import { expect, test } from 'vitest'
import { readBody as read } from './body'

const reasons = { tooLarge: 'too large', malformed: 'damaged' }
const readBody = (sent: Request, limit: number) => read(sent, limit, reasons)

function request(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://site.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

test('reads texts and files; a file that was not chosen is none', async () => {
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

test('too much is refused at once when announced, else as soon as it is too much', async () => {
  expect(await readBody(request('a=1', { 'content-length': '999999' }), 1000)).toMatchObject({ status: 413 })
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(500))
    },
  })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await readBody(request(endless, type), 1000)).toMatchObject({ status: 413 })
  expect(pulled).toBeLessThan(6)
})

test.each([
  ['not multipart', 'garbage'],
  ['cut off', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue'],
  ['nothing', ''],
])('%s is damaged', async (_, body) => {
  const sent = await readBody(request(body, { 'content-type': 'multipart/form-data; boundary=x' }), 1000)
  expect(sent).toMatchObject({ status: 400 })
})

test('a thousand fields or two files under one name are damaged', async () => {
  const many = new URLSearchParams(Array.from({ length: 1000 }, (_, at) => [`f${at}`, '']))
  expect(await readBody(request(many), 100_000)).toMatchObject({ status: 400 })
  const data = new FormData()
  data.append('cv', new File(['x'], 'a.txt'))
  data.append('cv', new File(['y'], 'b.txt'))
  expect(await readBody(request(data), 10_000)).toMatchObject({ status: 400 })
})
