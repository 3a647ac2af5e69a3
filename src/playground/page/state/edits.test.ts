import { expect, it } from 'vitest'
import { emptyWork, type Work } from '@/playground/work'
import { applyFix, renameProblem, renameSubgraph } from './edits'

const work: Work = {
  ...emptyWork,
  subgraphs: [
    { name: 'a', sdl: 'type A' },
    { name: 'b', sdl: 'type B' },
  ],
  behaviors: { a: { latencyMs: 10 } },
}

it('applies all edits of a fix, in several subgraphs and in any order', () => {
  const fixed = applyFix(work, {
    title: '',
    edits: [
      { subgraph: 'a', range: { from: 0, to: 0 }, insert: '# ' },
      { subgraph: 'a', range: { from: 5, to: 6 }, insert: 'Long' },
      { subgraph: 'b', range: { from: 6, to: 6 }, insert: ' @key' },
    ],
  })
  expect(fixed.subgraphs.map(({ sdl }) => sdl)).toEqual(['# type Long', 'type B @key'])
})

it('renames a subgraph together with its latency, and to a free name only', () => {
  const renamed = renameSubgraph(work, 'a', 'c')
  expect(renamed.subgraphs[0]?.name).toBe('c')
  expect(renamed.behaviors).toEqual({ c: { latencyMs: 10 } })
  expect(renameProblem(work, 'a', 'b')).toBe('Another subgraph is named b.')
  expect(renameProblem(work, 'a', ' ')).toBeTruthy()
  expect(renameProblem(work, 'a', 'a')).toBeUndefined()
})
