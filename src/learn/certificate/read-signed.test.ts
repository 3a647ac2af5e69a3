import { expect, test } from 'vitest'
import { readFile, readText } from './read-signed'
import { bake } from './server/bake'

const signed = 'aaa.bbb.ccc'
/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each([
  [signed, { text: signed }],
  [` ${signed.slice(0, 5)}\n${signed.slice(5)} `, { text: signed }],
  [`"${signed}"`, { text: signed }],
  [`https://a.example/learn/certificates?c=${signed}`, { text: signed, origin: 'https://a.example' }],
  [`https://a.example/learn/verify#c=${signed}`, { text: signed, origin: 'https://a.example' }],
  [`/learn/certificates?c=${signed}&utm_source=x`, { text: signed }],
  ['https://a.example/learn/certificates', { text: '', origin: 'https://a.example' }],
  ['https://', { text: '' }],
])('%o is read', (pasted, expected) => {
  expect(readText(pasted)).toEqual(expected)
})

test('files hold the text, or a picture has it baked in', () => {
  expect(readFile(Buffer.from(`${signed}\n`))).toEqual({ text: signed })
  expect(readFile(bake(png, signed))).toEqual({ text: signed })
})

test('pictures without a credential, or cut off, hold nothing', () => {
  expect(readFile(png)).toEqual({ text: '' })
  const baked = bake(png, signed)
  for (let length = 4; length < baked.length; length += 1)
    expect(['', signed.slice(0, readFile(baked.subarray(0, length)).text.length)]).toContain(
      readFile(baked.subarray(0, length)).text,
    )
})
