'use client'

import { useEffect, useRef, useState } from 'react'
import { startEngine } from '@/playground/engine-client'
import type { Composition, Result, SecondOpinion, Subgraph } from '@/playground/engine/messages'
import type { Work } from '@/playground/work'
import { runQuery, type Run } from '../run-query'
import { latestOnly } from './latest-only'

export type Results = {
  /** For the subgraphs that it judged. */
  composition?: { subgraphs: Subgraph[]; result: Result<Composition> }
  /** The last API schema that composed, so that completion of a query works while a schema is being typed. */
  apiSdl?: string
  run?: Run
  second?: { subgraphs: Subgraph[]; result: Result<SecondOpinion> }
}

/** Collects keystrokes that arrive in one burst. */
const composeDelayMs = 12
const runDelayMs = 120

/** The engine's results for the work, kept up to date. Takes the results that the page was built with. */
export function useResults(work: Work, built: Results) {
  const [results, setResults] = useState(built)
  const [asking, setAsking] = useState(false)
  const calls = useRef<Calls>(undefined)
  const { subgraphs } = work
  const composes = results.composition?.result.ok === true && results.composition.result.value.composes
  const judged = results.composition?.subgraphs

  useEffect(() => {
    const engine = startEngine()
    const update = (part: Results) => setResults((known) => ({ ...known, ...part }))
    calls.current = {
      compose: latestOnly(
        (input: Subgraph[]) => engine.compose({ subgraphs: input }),
        (result, input) => {
          const { apiSdl } = result.ok && result.value.composes ? result.value : {}
          update({ composition: { subgraphs: input, result }, ...(apiSdl !== undefined && { apiSdl }) })
        },
      ),
      run: latestOnly(
        (input: Work) => runQuery(engine, input),
        (run) => update({ run }),
      ),
      askSecond: latestOnly(
        (input: Subgraph[]) => engine.secondOpinion({ subgraphs: input }),
        (result, input) => {
          setAsking(false)
          update({ second: { subgraphs: input, result } })
        },
      ),
    }
    return () => engine.close()
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => calls.current?.compose(subgraphs), composeDelayMs)
    return () => clearTimeout(timer)
  }, [subgraphs])

  useEffect(() => {
    if (!composes || judged !== subgraphs) return
    const timer = setTimeout(() => calls.current?.run(work), runDelayMs)
    return () => clearTimeout(timer)
  }, [composes, judged, subgraphs, work])

  return {
    ...results,
    // Of other subgraphs it says nothing.
    second: results.second?.subgraphs === subgraphs ? results.second : undefined,
    pending: judged !== subgraphs,
    /** Whether the second composer is at work. */
    asking,
    askSecond() {
      setAsking(true)
      calls.current?.askSecond(subgraphs)
    },
    /** Tries again after the engine could not be loaded. */
    retry: () => calls.current?.compose(subgraphs),
  }
}

type Calls = {
  compose: (subgraphs: Subgraph[]) => void
  run: (work: Work) => void
  askSecond: (subgraphs: Subgraph[]) => void
}
