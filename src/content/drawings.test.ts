import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { drawingError, entryDrawing } from './drawings'

const folder = temporaryFolder()
const file = path.join(folder, 'group.yaml')

function draw(inner: string, root = ''): string {
  writeFileSync(path.join(folder, 'a.svg'), `<svg viewBox="0 0 40 20"${root}>${inner}</svg>`)
  return './a.svg'
}

it.each([
  ['the inside of a drawing', '\n  <path d="M0 0" />\n  <g />\n', '', '<path d="M0 0" /><g />'],
  ['what is set for all parts', '<path />', ' fill="none" width="40"', '<g fill="none"><path /></g>'],
  ['no comment and no fallback', '<!-- a --><g fill="var(--a, #fff)" />', '', '<g fill="var(--a)" />'],
  ['no fallback with commas', '<g font="var(--mono, A B, mono)" />', '', '<g font="var(--mono)" />'],
])('gives %s', (_, inner, root, markup) => {
  const src = draw(inner, root)
  expect(entryDrawing({ file }, src)).toEqual({ viewBox: '0 0 40 20', markup })
})

it('accepts a listing whose words look like an attribute', () => {
  expect(drawingError(file, draw('<text>string id = 1;</text>'))).toBeUndefined()
})

it.each([
  ['a script', '<script>x</script>'],
  ['a style', '<style>p {}</style>'],
  ['a handler', '<path onclick="x" />'],
  ['an id', '<path id="x" />'],
  ['a link', '<a href="x" />'],
  ['a raw color', '<path fill="#fff" />'],
  ['a box that its edge cuts off', '<rect x="-9" y="1" width="20" height="4" />'],
])('refuses %s', (_, inner) => {
  const src = draw(inner)
  expect(drawingError(file, src)).toContain('a.svg')
  expect(() => entryDrawing({ file }, src)).toThrow('a.svg')
})

it('names every mistake with its line', () => {
  const src = draw('\n<path fill="#fff" />\n<path onclick="x" />\n')
  expect(drawingError(file, src)).toMatch(/a\.svg:3 must not contain style.*a\.svg:2 must take its colors/)
})
