import path from 'node:path'
import { expect, test } from 'vitest'
import { headingIdProblems } from './unique'

test('an id of a heading is given once', () => {
  const body = '## A {% #x %}\n\n## B {% #y %}\n\n## C {% #x %}\n'
  expect(
    headingIdProblems({ slug: 'd', file: path.resolve('content/pages/d.md'), data: {}, body, bodyLine: 4 }),
  ).toEqual([
    expect.objectContaining({
      line: 8,
      field: 'heading',
      message: 'the id #x is already used by an earlier heading',
    }),
  ])
})
