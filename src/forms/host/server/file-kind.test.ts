import { deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
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

/** Numbers of four bytes each, the highest byte first. */
function numbers(...values: number[]): Buffer {
  const data = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) data.writeUInt32BE(value, 4 * index)
  return data
}

const image = (width: number, height: number) =>
  Buffer.concat([bytes('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'), numbers(width, height)])

/** The boxes of a HEIC file that name its size (ISO/IEC 23008-12). */
function heic(width: number, height: number): Uint8Array {
  const box = (name: string, ...content: Buffer[]) => {
    const body = Buffer.concat([Buffer.from(name), ...content])
    return Buffer.concat([numbers(body.length + 4), body])
  }
  const size = box('ispe', numbers(0, width, height))
  const meta = box('meta', Buffer.alloc(4), box('iprp', box('ipco', size)))
  return Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), meta])
}

/** A part that names something outside of the document. */
const relation = (type: string): File => ({
  name: 'word/_rels/document.xml.rels',
  content: `<Relationships><Relationship Id="a" Type="http://x/${type}" Target="http://x/" TargetMode="External"/></Relationships>`,
})

/** A PDF with these objects in a compressed stream. */
const objects = (text: string) =>
  Buffer.concat([bytes('%PDF-1.7\n1 0 obj<</Type/ObjStm>>stream\n'), deflateSync(text), bytes('\nendstream')])

const docx: File[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<document/>'.repeat(100), packed: true },
]
/** A document that declares a part of this type. */
const declaring = (type: string): File[] => [
  { name: '[Content_Types].xml', content: `<Override ContentType="${type}"/>`, packed: true },
  { name: 'word/document.xml' },
]
const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const odt: File[] = [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
  { name: 'content.xml', content: '<office/>' },
]

const picture = { width: 40, height: 30, channels: 3, background: '#fff' } as const

test.each([
  ['pdf', bytes('%PDF-1.7\n%âãÏÓ')],
  ['png', image(4000, 3000)],
  ['jpg', await sharp({ create: picture }).jpeg().toBuffer()],
  ['heic', heic(4032, 3024)],
  ['docx', zip(...docx)],
  ['docx', zip(...docx, relation('hyperlink'), { name: 'word/media/image1.jpeg', content: 'x' })],
  ['odt', zip(...odt)],
  ['pdf', objects('<</Type/Page>>')],
  ['pdf', bytes('%PDF-1.7\n1 0 obj<</OpenAction[3 0 R /Fit]>>')],
  ['txt', new Uint8Array(Buffer.from('Zoë, 5 years of Go\n\ttabs', 'utf8'))],
])('%s', async (kind, content) => expect(await kindOfContent(content)).toBe(kind))

const spaces = (megabytes: number): File => ({
  name: 'word/a.xml',
  content: ' '.repeat(megabytes * 1024 * 1024),
  packed: true,
})
const shared = Array.from({ length: 20 }, (_, at) => ({ name: `${at}.xml`, content: 'x'.repeat(200), at: 0 }))

test.each([
  ['a program', bytes('MZ\x90\0\x03')],
  ['a PDF behind something else', bytes('\0GIF89a %PDF-1.4')],
  ['an archive', zip({ name: 'evil.exe' })],
  ['a spreadsheet', zip({ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' })],
  ['a document with macros', zip(...docx, { name: 'word/vbaProject.bin' })],
  ['a document with macros under another name', zip(...declaring(macros), { name: 'word/picture.bin' })],
  ['a document with controls', zip(...docx, { name: 'word/activeX/activeX1.xml' })],
  ['an OpenDocument text with macros', zip(...odt, { name: 'Basic/Standard/Module1.xml' })],
  ['a zip bomb', zip(...docx, spaces(60))],
  ['a bomb of overlapping entries', zip(...docx, ...shared)],
  ['a bomb of many entries', zip(...docx, ...Array.from({ length: 2001 }, (_, at) => ({ name: `${at}` })))],
  ['an encrypted document', zip(...docx, { name: 'word/a.xml', content: 'x', flags: 1 })],
  ['a document that was cut off', zip(...docx).subarray(0, 150)],
  ['a document that unpacks outside its folder', zip(...docx, { name: '../evil' })],
  ['an image that is huge when unpacked', image(60_000, 60_000)],
  ['an image without width', image(0, 4_294_967_295)],
  ['a document that unpacks to more than it declares', zip(...docx, { ...spaces(4), declaredBytes: 1000 })],
  ['a document with a template elsewhere', zip(...docx, relation('attachedTemplate'))],
  ['a document with a picture elsewhere', zip(...docx, relation('image'))],
  ['a document with an object', zip(...docx, { name: 'word/embeddings/oleObject1.bin' })],
  ['a document that names an object otherwise', zip(...declaring('x/oleObject'))],
  ['a document with a program', zip(...docx, { name: 'word/media/setup.exe' })],
  ['a PDF with a script', bytes('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')],
  ['a PDF with an escaped script', bytes('%PDF-1.7\n1 0 obj<</S/J#61vaScript>>')],
  ['a PDF that starts a program', bytes('%PDF-1.7\n1 0 obj<</S /Launch /F (cmd.exe)>>')],
  ['a PDF with a script in a stream of objects', objects('<</S/JavaScript/JS(app.alert(1))>>')],
  ['a PDF that is an archive too', Buffer.concat([bytes('%PDF-1.7\n'), zip(...docx)])],
  ['a text that is an archive too', Buffer.concat([bytes('Dear team'), zip()])],
  ['an image without a size', bytes('\x89PNG\r\n\x1a\n')],
  ['binary', bytes('a\0b')],
  ['Latin-1', bytes('caf\xe9')],
  ['a JPEG without a size', bytes('\xff\xd8\xff\xe0')],
  ['a huge HEIC', heic(60_000, 60_000)],
  ['an image of another type', bytes('GIF89a\x01\0\x01\0\x80\0\0')],
])('%s is rejected', async (_, content) => expect(await kindOfContent(content)).toBeUndefined())
