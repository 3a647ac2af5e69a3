import { expect, it } from 'vitest'
import { judge } from './compose'
import { graphs } from './planner/testing/graphs'
import { splitSupergraph } from './split-supergraph'

it.each(graphs)('splits the supergraph of $name into subgraphs that compose to it', ({ subgraphs }) => {
  const first = judge(subgraphs)
  if (!first.composes) throw new Error('expected a graph that composes')
  const split = splitSupergraph(first.supergraphSdl)
  expect(split.map(({ name }) => name)).toEqual(subgraphs.map(({ name }) => name).toSorted())
  const again = judge(split)
  expect(again.problems.map(({ message }) => message)).toEqual([])
  const lines = (sdl: string) => sdl.split('\n').toSorted()
  expect(again.composes && lines(again.apiSdl)).toEqual(lines(first.apiSdl))
})
