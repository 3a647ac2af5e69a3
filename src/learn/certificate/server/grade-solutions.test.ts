import { expect, test } from 'vitest'
import { gradeSolutions, type Submission } from './grade-solutions'
import { exerciseWith } from './testing'

const exercise = exerciseWith('one')
const submission = (id: string, subgraphs = exercise.solution.subgraphs): Submission => ({
  id,
  exercise: exercise,
  subgraphs,
})

test('solutions are composed again in a thread, and the first that fails its goals is named', async () => {
  expect(await gradeSolutions([submission('one'), submission('two')])).toBeUndefined()
  const starter = submission('two', exercise.starter)
  expect(await gradeSolutions([submission('one'), starter, submission('three', [])])).toMatchObject({
    id: 'two',
    solved: false,
    reason: expect.stringContaining('price') as string,
  })
}, 30_000)

test('text that is no schema, and text that nests too deeply, fail with a sentence', async () => {
  for (const sdl of ['type {', `type Query { a: ${'['.repeat(5000)}Int${']'.repeat(5000)} }`])
    expect(await gradeSolutions([submission('one', [{ name: 'products', sdl }])])).toMatchObject({
      id: 'one',
      solved: false,
      reason: expect.stringMatching(/\w+ .+/) as string,
    })
}, 30_000)

test('a thread that takes too long is ended', async () => {
  expect(await gradeSolutions([submission('one')], 1)).toMatchObject({
    id: 'one',
    solved: false,
    reason: expect.stringContaining('too long') as string,
  })
})
