import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { judge } from '@/playground/engine/compose'
import { plan } from '@/playground/engine/execute'
import { graphs } from '@/playground/engine/planner/testing/graphs'
import { loadNativePlanner, nativeWaves } from '@/playground/engine/planner/testing/native'
import { randomQuery } from '@/playground/engine/planner/testing/random-query'
import type { Entry } from './types'
import { chapters, jobs, pages, podcast, posts } from './collections'
import { examplesOf } from './examples'

const Planner = await loadNativePlanner()
const shown = [posts, pages, jobs, chapters, podcast]
  .flatMap(({ read }) => read().entries as Entry<unknown>[])
  .flatMap((entry) =>
    examplesOf(entry).map((example) => ({
      ...example,
      name: `${entry.slug}, ${example.name}`,
      generated: 0,
    })),
  )
  .filter(({ queries }) => queries.length > 0)
// It enters a subgraph again for a key that it has at hand, when an object type narrows an interface object.
const small = graphs.map((graph) => ({ ...graph, generated: graph.name === 'interfaceObjects' ? 0 : 60 }))

describe.skipIf(!Planner).each([...small, ...shown])('$name', ({ subgraphs, queries, generated }) => {
  const composition = judge(subgraphs)
  if (!Planner || !composition.composes) throw new Error('The native planner or a graph is missing.')
  const { supergraphSdl, apiSdl } = composition
  const schema = buildSchema(apiSdl)
  const random = Array.from({ length: generated }, (_, seed) => randomQuery(schema, seed)).filter(
    (query) => validate(schema, parse(query)).length === 0,
  )

  it.each([...queries, ...random])('plans %s as the native planner does', (query) => {
    const { fetches } = plan(subgraphs, { query })
    const waves = [...new Set(fetches.map(({ wave, subgraph }) => `${wave} ${subgraph}`))].toSorted()
    expect(waves).toEqual(nativeWaves(Planner, supergraphSdl, query))
  })
})
