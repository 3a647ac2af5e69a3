'use client'

import { useEffect, useRef, useState } from 'react'
import { startEngine } from '@/playground/engine-client'
import type { Composition, Engine, Fix, Result, SecondOpinion, Subgraph } from '@/playground/engine/messages'
import { fixesOf } from '@/playground/engine/problems/fixes/try-fixes'
import type { Work } from '@/playground/work'
import { runQuery, type Run } from '../run-query'
import { latestOnly, timed, type Timed } from './latest-only'

export type Results = {
  /** For the subgraphs that it judged. */
  composition?: { subgraphs: Subgraph[] } & Timed<Composition>
  /** The last API schema that composed, so that completion of a query works while a schema is being typed. */
  apiSdl?: string
  run?: Run
  second?: { subgraphs: Subgraph[]; result: Result<SecondOpinion> }
}

/** Collects keystrokes that arrive in one burst. */
const composeDelayMs = 12
const runDelayMs = 120
/** Real subgraphs are asked once the typing stops. */
const liveRunDelayMs = 700

/** The engine's results for the work, kept up to date. Expects the results that the page was built with. */
export function useResults(work: Work, built: Results) {
  const [first] = useState(built)
  const [results, setResults] = useState(first)
  const [asking, setAsking] = useState(false)
  const calls = useRef<Calls>(undefined)
  const { subgraphs } = work
  const shown = useRef(subgraphs)
  const composes = results.composition?.result.ok === true && results.composition.result.value.composes
  const judged = results.composition?.subgraphs

  useEffect(() => {
    const engine = startEngine()
    const update = (part: Results) => setResults((known) => ({ ...known, ...part }))
    calls.current = {
      engine,
      compose: latestOnly(
        timed((input: Subgraph[]) => engine.compose({ subgraphs: input })),
        (composed, input) => {
          const { result } = composed
          if (shown.current !== input) return
          // The page was built with the fixes, too.
          if (result.ok && input === first.composition?.subgraphs) return update(first)
          const { apiSdl } = result.ok && result.value.composes ? result.value : {}
          update({ composition: { subgraphs: input, ...composed }, ...(apiSdl !== undefined && { apiSdl }) })
          if (result.ok) void offerFixes(input, result.value)
        },
      ),
      run: latestOnly(
        (input: Work) => runQuery(engine, input),
        (run, input) => shown.current === input.subgraphs && update({ run }),
      ),
    }
    return () => engine.close()

    /** Tries fixes while the schemas stay as they are, and offers those of each problem as soon as they are known. */
    async function offerFixes(input: Subgraph[], { problems }: Composition): Promise<void> {
      for (const problem of problems.keys()) {
        const fixes = await fixesOf(engine, input, problem, () => shown.current === input)
        if (!fixes) return
        if (fixes.length > 0) setResults((known) => withFixes(known, input, problem, fixes))
      }
    }
  }, [first])

  useEffect(() => {
    shown.current = subgraphs
    const timer = setTimeout(() => calls.current?.compose(subgraphs), composeDelayMs)
    return () => clearTimeout(timer)
  }, [subgraphs])

  useEffect(() => {
    if (!composes || judged !== subgraphs) return
    const timer = setTimeout(() => calls.current?.run(work), work.live ? liveRunDelayMs : runDelayMs)
    return () => clearTimeout(timer)
  }, [composes, judged, subgraphs, work])

  return {
    ...results,
    // The second composer checked one version of the schemas. Hide its verdict once they change.
    second: results.second?.subgraphs === subgraphs ? results.second : undefined,
    pending: judged !== subgraphs,
    /** Whether the second composer is at work. */
    asking,
    async askSecond() {
      setAsking(true)
      const result = await calls.current?.engine.secondOpinion({ subgraphs })
      setAsking(false)
      setResults((known) => ({ ...known, ...(result && { second: { subgraphs, result } }) }))
    },
    split: (sdl: string) => calls.current?.engine.split({ sdl }),
    /** What changed for clients since other subgraphs. */
    compareWith: (before: Subgraph[]) =>
      calls.current?.engine.compare({ before, after: subgraphs, clients: [] }),
    /** Forgets what was said of the work before. */
    clear: () => setResults({}),
    /** Tries again after the engine could not be loaded. */
    retry: () => calls.current?.compose(subgraphs),
  }
}

function withFixes(results: Results, judged: Subgraph[], index: number, fixes: Fix[]): Results {
  const { composition } = results
  if (composition?.subgraphs !== judged || !composition.result.ok) return results
  const { value } = composition.result
  const problems = value.problems.map((problem, at) => (at === index ? { ...problem, fixes } : problem))
  return { ...results, composition: { ...composition, result: { ok: true, value: { ...value, problems } } } }
}

type Calls = { engine: Engine; compose: (subgraphs: Subgraph[]) => void; run: (work: Work) => void }
