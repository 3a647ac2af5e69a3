import { expect, test } from 'vitest'
import { cleanLine, cleanOutput, cleanText } from './clean-text'

const hostile = {
  'an escape sequence': '\u001b[31mred\u001b]0;title\u0007',
  'an 8-bit escape sequence': '\u009b31mred',
  'bidi controls': '\u202egpj.exe\u202c \u2066x\u2069 \u200e\u200f\u061c',
  'tag characters': 'a\u{e0041}\u{e007f}',
  'zero-width characters': 'a\u200b\u2060\ufeff\u00ad\u180e',
  'interlinear annotations': '\ufff9a\ufffab\ufffb',
  'NUL, DEL and a lone surrogate': '\0\u007f\ud800',
}
const dangerous = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/u

test.each(Object.entries(hostile))('%s is removed when stored and when printed', (_, text) => {
  expect(cleanText(text)).not.toMatch(dangerous)
  expect(cleanLine(text)).not.toMatch(dangerous)
  expect(cleanOutput(text)).not.toMatch(dangerous)
})

test('letters, emoji and line breaks stay', () => {
  const text = 'Zoë 王 سلام می‌خواهم 👩‍💻 ❤️\n\tend'
  expect(cleanText(text)).toBe(text)
  expect(cleanText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd')
  expect(cleanLine(' a\n\n b\t')).toBe('a b')
})

test('printed CSV keeps its line ends, but no other carriage return', () => {
  expect(cleanOutput('a,b\r\nc\rd\r\n')).toBe('a,b\r\ncd\r\n')
})
