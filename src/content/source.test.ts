import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { lineOfField, readSource } from './source'

const folder = temporaryFolder()
const file = path.join(folder, 'x.md')

function read(text: string | Buffer) {
  writeFileSync(file, text)
  return readSource(file)
}

test.each([
  ['plain', '---\ntitle: A\n---\nText\n'],
  ['a byte order mark', '\uFEFF---\ntitle: A\n---\nText\n'],
  ['spaces behind the dashes', '---  \ntitle: A\n--- \t\nText\n'],
  ['line ends of Windows', '---\r\ntitle: A\r\n---\r\nText\r\n'],
  ['line ends of old Macs', '---\rtitle: A\r---\rText\r'],
])('front matter is found with %s', (_, text) => {
  expect(read(text)).toEqual({ frontMatter: 'title: A', body: 'Text\n', bodyLine: 4, invalidLine: undefined })
  expect(lineOfField(file, 'title')).toBe(2)
})

test.each(['title: A\n---\nText', '\n---\ntitle: A\n---\n', '---\ntitle: A\nText', 'Text', ''])(
  '%j has no front matter',
  (text) =>
    expect(read(text).error).toBe(
      'must start with --- on its first line, and a second --- must end the fields',
    ),
)
