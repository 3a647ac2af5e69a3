import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { headingIdProblems, sharedValueProblems } from './unique'

const folder = mkdtempSync(path.join(tmpdir(), 'unique-'))
afterAll(() => rmSync(folder, { recursive: true }))

function entry(slug: string, text: string, values: (string | number)[]) {
  const file = path.join(folder, slug)
  writeFileSync(file, text)
  return { slug, file, data: { values }, body: '', bodyLine: 1 }
}

test('a value that another file uses is reported with that file', () => {
  const entries = [entry('a.yaml', 'number: 3\n', [3]), entry('b.yaml', 'title: B\nnumber: 3\n', [3])]
  const [problem, ...others] = sharedValueProblems(entries, 'number', ({ values }) => values)
  expect(problem).toMatchObject({ line: 2, field: 'number', message: expect.stringContaining('a.yaml') })
  expect(others).toEqual([])
})

test('a value used twice in one file is reported at its second line', () => {
  const twice = entry('c.yaml', 'feats:\n  - title: Router\n  - title: Other\n  - title: router\n', [
    'Router',
    'Other',
    'router',
  ])
  expect(sharedValueProblems([twice], 'title', ({ values }) => values)).toEqual([
    expect.objectContaining({ line: 4, message: 'router is already used by line 2' }),
  ])
})

test('an id of a heading is given once', () => {
  const body = '## A {% #x %}\n\n## B {% #y %}\n\n## C {% #x %}\n'
  expect(headingIdProblems({ ...entry('d.md', '', []), body, bodyLine: 4 })).toEqual([
    expect.objectContaining({
      line: 8,
      field: 'heading',
      message: 'the id #x is already used by an earlier heading',
    }),
  ])
})
