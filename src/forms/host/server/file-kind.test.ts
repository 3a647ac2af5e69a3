import { expect, test } from 'vitest'
import { kindOfContent } from './file-kind'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const zip = (...names: string[]) => bytes(`PK\x03\x04${'\0'.repeat(26)}${names.join('\0\0')}`)

test.each([
  ['pdf', bytes('%PDF-1.7\n%âãÏÓ')],
  ['pdf', bytes('\r\n%PDF-1.4')],
  ['png', bytes('\x89PNG\r\n\x1a\nIHDR')],
  ['docx', zip('[Content_Types].xml', 'word/document.xml')],
  ['odt', zip('mimetypeapplication/vnd.oasis.opendocument.text')],
  ['txt', new Uint8Array(Buffer.from('Zoë, 5 years of Go\n\ttabs', 'utf8'))],
])('%s', (kind, content) => expect(kindOfContent(content)).toBe(kind))

test.each([
  ['a program', bytes('MZ\x90\0\x03')],
  ['an archive', zip('evil.exe')],
  ['a spreadsheet', zip('[Content_Types].xml', 'xl/workbook.xml')],
  ['binary', bytes('a\0b')],
  ['Latin-1', bytes('caf\xe9')],
  ['an image of another type', bytes('\xff\xd8\xff\xe0')],
])('%s is rejected', (_, content) => expect(kindOfContent(content)).toBeUndefined())
