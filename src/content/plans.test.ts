import { expect, it } from 'vitest'
import { judge } from '@/playground/engine/compose'
import { plan } from '@/playground/engine/execute'
import { loadNativePlanner, nativeWaves } from '@/playground/engine/planner/testing/native'
import type { Entry } from './types'
import { chapters, jobs, pages, podcast, posts } from './collections'
import { examplesOf } from './examples'

const Planner = await loadNativePlanner()

const shown = [posts, pages, jobs, chapters, podcast]
  .flatMap(({ read }) => read().entries as Entry<unknown>[])
  .flatMap((entry) =>
    examplesOf(entry).map((example) => ({ at: `${entry.slug}, ${example.name}`, ...example })),
  )
  .filter(({ queries }) => queries.length > 0)

it.skipIf(!Planner)('plans every query shown against an example as the native planner does', () => {
  expect(shown.length).toBeGreaterThan(0)
  for (const { at, subgraphs, queries } of shown) {
    const composition = judge(subgraphs)
    if (!Planner || !composition.composes) throw new Error(`${at} does not compose.`)
    for (const query of queries) {
      const { fetches } = plan(subgraphs, { query })
      const waves = [...new Set(fetches.map(({ wave, subgraph }) => `${wave} ${subgraph}`))].toSorted()
      expect(waves, `${at}: ${query}`).toEqual(nativeWaves(Planner, composition.supergraphSdl, query))
    }
  }
})
