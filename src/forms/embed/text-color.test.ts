import { describe, expect, it } from 'vitest'
import { parseHex, textColor } from './text-color'

describe('hex colors', () => {
  it.each([
    ['#3a7685', { red: 58, green: 118, blue: 133 }],
    ['3A7685', { red: 58, green: 118, blue: 133 }],
    ['#fa0', { red: 255, green: 170, blue: 0 }],
    ['#fa08', { red: 255, green: 170, blue: 0 }],
    ['#3a768580', { red: 58, green: 118, blue: 133 }],
  ])('parses %s', (hex, rgb) => {
    expect(parseHex(hex)).toEqual(rgb)
  })

  it.each(['', '#', '#12', '#12345', '#1234567', '#ggg', 'teal', '#fff;', ' #fff', '##fff'])(
    'rejects %j',
    (text) => {
      expect(() => parseHex(text)).toThrow(new TypeError('Expected a valid hex string'))
    },
  )
})

describe('text on a color', () => {
  it.each([
    ['#3a7685', '#FFFFFF'],
    ['#7d7d7d', '#FFFFFF'],
    ['#7e7e7e', '#000000'],
    ['#ffffff', '#000000'],
    ['rgb(255, 180, 94)', '#000000'],
    ['rgb(10, 20, 30)', '#FFFFFF'],
  ])('is black on %s above a brightness of 125', (background, text) => {
    expect(textColor(background)).toBe(text)
  })

  it('is black above a threshold of 150', () => {
    expect(textColor('#7e7e7e', 150)).toBe('#FFFFFF')
    expect(textColor('#969696', 150)).toBe('#FFFFFF')
    expect(textColor('#979797', 150)).toBe('#000000')
  })
})
