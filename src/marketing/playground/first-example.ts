import { createEngine } from '@/playground/engine/engine'
import { runQuery } from '@/playground/page/run-query'
import type { Built } from '@/playground/page/built'
import { sampleVariables } from '@/playground/sample-variables'
import { valueOf } from '@/playground/value-of'
import { emptyWork, type Work } from '@/playground/work'
import { tour } from './presets'

/** The work that the page shows at first, with what the engine says of it. Throws when it does not compose or run. */
export async function firstExample(): Promise<Built> {
  const { subgraphs, query = '' } = tour()[0] ?? emptyWork
  const work: Work = { ...emptyWork, subgraphs, query, variables: sampleVariables(query, subgraphs) }
  const engine = createEngine()
  return {
    work,
    composition: valueOf(await engine.compose({ subgraphs })),
    // Clones have ordinary prototypes; React passes no others to the browser.
    run: structuredClone(await runQuery(engine, work)),
  }
}
