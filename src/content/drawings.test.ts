import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { drawingError, entryDrawing } from './drawings'

const folder = temporaryFolder()
const file = path.join(folder, 'group.yaml')

function draw(inner: string): string {
  writeFileSync(path.join(folder, 'a.svg'), `<svg viewBox="0 0 40 20">${inner}</svg>`)
  return './a.svg'
}

it('gives the inside of a drawing and its box', () => {
  const src = draw('\n  <circle r="4" fill="var(--coral)" />\n  <path d="M0 0" stroke="none" />\n')
  expect(entryDrawing({ file }, src)).toEqual({
    viewBox: '0 0 40 20',
    markup: '<circle r="4" fill="var(--coral)" /><path d="M0 0" stroke="none" />',
  })
})

it('keeps what a drawing sets for all of its parts', () => {
  writeFileSync(
    path.join(folder, 'a.svg'),
    '<svg viewBox="0 0 40 20" fill="none" width="40"><path d="M0 0" /></svg>',
  )
  expect(entryDrawing({ file }, './a.svg').markup).toBe('<g fill="none"><path d="M0 0" /></g>')
})

it('leaves out what only the file opened alone needs', () => {
  const src = draw(
    '<!-- scale --><text fill="var(--text, #fff)" font-family="var(--font-mono, A B, monospace)">a</text>',
  )
  expect(entryDrawing({ file }, src).markup).toBe(
    '<text fill="var(--text)" font-family="var(--font-mono)">a</text>',
  )
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
