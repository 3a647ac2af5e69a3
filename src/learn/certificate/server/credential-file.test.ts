import { expect, test } from 'vitest'
import { bake, readFile, readText } from './credential-file'

const signed = 'aaa.bbb.ccc'
/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each([
  signed,
  ` ${signed.slice(0, 5)}\n${signed.slice(5)} `,
  `"${signed}"`,
  `https://a.example/learn/certificates?c=${signed}`,
  `/learn/certificates?c=${signed}&utm_source=x`,
])('%o is read', (pasted) => {
  expect(readText(pasted)).toBe(signed)
})

test('files hold the text, or a picture has it baked in', () => {
  expect(readFile(Buffer.from(`${signed}\n`))).toBe(signed)
  expect(readFile(bake(png, signed))).toBe(signed)
})

test('pictures without a credential, or cut off, hold nothing or its beginning', () => {
  expect(readFile(png)).toBe('')
  const baked = bake(png, signed)
  for (let length = 4; length < baked.length; length += 1)
    expect(signed.startsWith(readFile(baked.subarray(0, length)))).toBe(true)
})
