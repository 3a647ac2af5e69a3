import { expect, it } from 'vitest'
import { parseHex, textColor } from './text-color'

it.each([
  ['#3a7685', 125, '#FFFFFF'],
  ['7d7d7d', 125, '#FFFFFF'],
  ['#7e7e7e', 125, '#000000'],
  ['#7e7e7e', 150, '#FFFFFF'],
  ['#979797', 150, '#000000'],
  ['#fa08', 125, '#000000'],
  ['#3a768580', 125, '#FFFFFF'],
  ['rgb(255, 180, 94)', undefined, '#000000'],
  ['rgb(10, 20, 30)', undefined, '#FFFFFF'],
])('on %s with the threshold %s, text is %s', (background, threshold, text) => {
  expect(textColor(background, threshold)).toBe(text)
})

it.each(['', '#', '#12', '#12345', '#1234567', '#ggg', 'teal', '#fff;', ' #fff', '##fff'])(
  '%j is no color',
  (text) => {
    expect(() => parseHex(text)).toThrow(new TypeError('Expected a valid hex string'))
  },
)
