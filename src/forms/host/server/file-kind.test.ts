import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { kindOfContent } from './file-kind'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

type File = {
  name: string
  content?: string
  packed?: boolean
  declaredBytes?: number
  flags?: number
  at?: number
}

/** An archive of these files (APPNOTE.TXT 4.3); `at` lets an entry point to the content of another. */
function zip(...files: File[]): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content = '', packed, declaredBytes, flags = 0, at } of files) {
    const data = packed ? deflateRawSync(content) : Buffer.from(content)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(flags, 2)
    shared.writeUInt16LE(packed ? 8 : 0, 4)
    shared.writeUInt32LE(data.length, 14)
    shared.writeUInt32LE(declaredBytes ?? content.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at ?? offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0'), shared, place, Buffer.from(name))
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), data])
    if (at !== undefined) continue
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]))
}

function image(width: number, height: number): Uint8Array {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1'), size])
}

const docx: File[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<document/>'.repeat(100), packed: true },
]
const odt: File[] = [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
  { name: 'content.xml', content: '<office/>' },
]

test.each([
  ['pdf', bytes('%PDF-1.7\n%âãÏÓ')],
  ['png', image(4000, 3000)],
  ['docx', zip(...docx)],
  ['odt', zip(...odt)],
  ['txt', new Uint8Array(Buffer.from('Zoë, 5 years of Go\n\ttabs', 'utf8'))],
])('%s', async (kind, content) => expect(await kindOfContent(content)).toBe(kind))

const megabyte = 1024 * 1024
const shared = Array.from({ length: 20 }, (_, at) => ({ name: `${at}.xml`, content: 'x'.repeat(200), at: 0 }))

test.each([
  ['a program', bytes('MZ\x90\0\x03')],
  ['a PDF behind something else', bytes('\0GIF89a %PDF-1.4')],
  ['an archive', zip({ name: 'evil.exe' })],
  ['a spreadsheet', zip({ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' })],
  ['a document with macros', zip(...docx, { name: 'word/vbaProject.bin' })],
  [
    'a document with macros under another name',
    zip(
      {
        name: '[Content_Types].xml',
        content: '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
        packed: true,
      },
      { name: 'word/document.xml' },
      { name: 'word/picture.bin' },
    ),
  ],
  ['a document with controls', zip(...docx, { name: 'word/activeX/activeX1.xml' })],
  ['an OpenDocument text with macros', zip(...odt, { name: 'Basic/Standard/Module1.xml' })],
  ['a zip bomb', zip(...docx, { name: 'word/a.xml', content: ' '.repeat(60 * megabyte), packed: true })],
  ['a bomb of overlapping entries', zip(...docx, ...shared)],
  ['a bomb of many entries', zip(...docx, ...Array.from({ length: 2001 }, (_, at) => ({ name: `${at}` })))],
  ['an encrypted document', zip(...docx, { name: 'word/a.xml', content: 'x', flags: 1 })],
  ['a document that was cut off', zip(...docx).subarray(0, 150)],
  ['a document that unpacks outside its folder', zip(...docx, { name: '../evil' })],
  ['an image that is huge when unpacked', image(60_000, 60_000)],
  ['an image without a size', bytes('\x89PNG\r\n\x1a\n')],
  ['binary', bytes('a\0b')],
  ['Latin-1', bytes('caf\xe9')],
  ['an image of another type', bytes('\xff\xd8\xff\xe0')],
])('%s is rejected', async (_, content) => expect(await kindOfContent(content)).toBeUndefined())
