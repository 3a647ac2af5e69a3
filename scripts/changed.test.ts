import { expect, test } from 'vitest'
import { argsForFiles } from './changed'

test('a changed source file is formatted, linted, typed and tested by what imports it', () => {
  const file = 'src/lib/example.ts'
  expect(argsForFiles('unit', [file])).toEqual(expect.arrayContaining(['related', file]))
  for (const check of ['format', 'lint']) expect(argsForFiles(check, [file])?.at(-1)).toBe(file)
  expect(argsForFiles('types', [file])).toBeDefined()
  for (const check of ['content', 'licenses']) expect(argsForFiles(check, [file])).toBeUndefined()
})

test('changed content is checked, also by the tests that read it', () => {
  const files = ['content/example.md']
  expect(argsForFiles('content', files)).toBeDefined()
  expect(argsForFiles('unit', files)).toContain('scripts/content.test.ts')
  expect(argsForFiles('lint', files)).toBeUndefined()
})

test('what needs a build is left out, and so is everything when nothing changed', () => {
  for (const check of ['build', 'e2e']) expect(argsForFiles(check, ['src/lib/example.ts'])).toBeUndefined()
  for (const check of ['unit', 'format', 'lint', 'types']) expect(argsForFiles(check, [])).toBeUndefined()
})
