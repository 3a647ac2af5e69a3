import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ticProblems, ticsBelow } from './tics'

const folder = mkdtempSync(path.join(tmpdir(), 'tics-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  'The event says which entity changed.',
  'It runs in a process of its own.',
  'A change is held against traffic.',
])('a banned phrase is reported with its line: %s', (sentence) => {
  expect(ticProblems('a.md', `Text.\n\n${sentence}`)).toEqual([
    expect.objectContaining({ file: 'a.md', line: 3, message: expect.stringContaining('docs/editorial.md') }),
  ])
})

test('a phrase that is broken over two lines is found', () => {
  expect(ticProblems('a.md', 'a process of\n  its own')).toHaveLength(1)
})

test.each([
  'It has its own process.',
  'The check names the client.',
  'We edit one of ours.',
  'There are five of us.',
  'The license and its neighbor.',
])('plain sentences pass: %s', (sentence) => expect(ticProblems('a.md', sentence)).toEqual([]))

test('the copy in code is read, and neither its comments nor its tests', () => {
  mkdirSync(path.join(folder, 'parts'))
  const tic = 'a file of its own'
  writeFileSync(path.join(folder, 'parts/a.tsx'), `/** ${tic} */\n// ${tic}\nexport const a = '${tic}'\n`)
  writeFileSync(path.join(folder, 'parts/b.ts'), `export const b = '${tic}'\n`)
  writeFileSync(path.join(folder, 'parts/a.test.tsx'), `export const a = '${tic}'\n`)
  expect(ticsBelow(folder).map(({ line }) => line)).toEqual([3, 1])
  expect(ticsBelow(path.join(folder, 'missing'))).toEqual([])
})
