import { expect, test } from 'vitest'
import { csvCell } from './csv-cell'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-x', "'-x"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', "'\t'=1"],
  ['\r\n=1', `"'\r\n'=1"`],
  ['＝1', "'＝1"],
  ['a;=1', "a;'=1"],
  ['a\t=1', "a\t'=1"],
  ['a,=1', `"a,'=1"`],
  ['a\n=1', `"a\n'=1"`],
  ['a;"=1"', `"a;'""=1"""`],
])('%j is no formula, whatever the separator of the reader', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test('other texts and numbers stay as they are', () => {
  expect(csvCell('a = b - c')).toBe('a = b - c')
  expect(csvCell('a@b.example')).toBe('a@b.example')
  expect(csvCell('say "hi", please')).toBe('"say ""hi"", please"')
  expect([csvCell(-5), csvCell('')]).toEqual(['-5', ''])
})
