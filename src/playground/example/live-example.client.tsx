'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { CodeField, type CodeFieldHandle } from '../editor/code-field.client'
import type { Fix, Place, Problem } from '../engine/messages'
import { Failure } from '../page/failure'
import { applyFix, setSdl } from '../page/state/edits'
import { edit, redo, startHistory, undo } from '../page/state/history'
import { useResults } from '../page/state/use-results.client'
import { usePlaygroundHref } from '../use-playground-href.client'
import { OpenInPlayground } from '../view/open-in-playground'
import { PlanTree } from '../view/plan-tree'
import { marksOf } from '../view/problem-marks'
import { ProblemList } from '../view/problem-list'
import { CheckedBy, Verdict } from '../view/verdict'
import type { Work } from '../work'

export { decodeWork } from '../share-link'

type Props = { first: Work; shows: 'problems' | 'plan' }

const noProblems: readonly Problem[] = []
const field = 'h-72 overflow-auto rounded-lg border border-line'

/** An example of an article with editors: its problems and their fixes, or the plan of its query, after every change. */
export function LiveExample({ first, shows }: Props) {
  const [history, setHistory] = useState(() => startHistory(first))
  const fields = useRef(new Map<string, CodeFieldHandle>())
  const verdict = useRef<HTMLParagraphElement>(null)
  const work = history.present
  const { composition, run, pending, retry } = useResults(work, {})
  const href = usePlaygroundHref(work)
  const result = composition?.result
  const problems = (result?.ok ? result.value.problems : result?.failure.problems) ?? noProblems

  const change = useCallback(
    (next: (known: Work) => Work, place?: string) =>
      setHistory((known) => edit(known, next(known.present), place, Date.now())),
    [],
  )
  const marks = useMemo(
    () => marksOf(problems, (chosen) => change((known) => applyFix(known, chosen))),
    [problems, change],
  )
  const show = ({ subgraph, range }: Place) =>
    fields.current.get(subgraph)?.select(range ?? { from: 0, to: 0 })

  /** The buttons of a problem go with it, so the focus moves to the verdict. */
  function fix(chosen: Fix) {
    change((known) => applyFix(known, chosen))
    verdict.current?.focus()
  }

  // The button that was pressed is gone.
  useEffect(() => [...fields.current.values()][0]?.select({ from: 0, to: 0 }), [])

  const steps = {
    onUndo: () => setHistory(undo),
    onRedo: () => setHistory(redo),
    className: field,
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {work.subgraphs.map(({ name, sdl }) => (
          <div key={name} className="min-w-0">
            <p className="mb-1.5 font-mono text-xs text-muted">{name}.graphql</p>
            <CodeField
              {...steps}
              ref={(handle) => {
                if (handle) fields.current.set(name, handle)
                return () => void fields.current.delete(name)
              }}
              label={`Schema of ${name}`}
              language="schema"
              value={sdl}
              onChange={(next) => change((known) => setSdl(known, name, next), name)}
              marks={marks.get(name) ?? []}
            />
          </div>
        ))}
        {shows === 'plan' && (
          <div className="min-w-0 md:col-span-2">
            <p className="mb-1.5 font-mono text-xs text-muted">Query</p>
            <CodeField
              {...steps}
              label="Query"
              language="query"
              value={work.query}
              onChange={(query) => change((known) => ({ ...known, query }), 'query')}
            />
          </div>
        )}
      </div>
      <div className="mt-5" aria-busy={pending}>
        {result?.ok && (
          <>
            <p
              ref={verdict}
              tabIndex={-1}
              role="status"
              className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1"
            >
              <Verdict composition={result.value} />
              <CheckedBy composer={result.value.composer} />
            </p>
            <ProblemList
              subgraphs={composition?.subgraphs ?? []}
              problems={problems}
              className="grid gap-6"
              onPlace={show}
              onFix={fix}
            />
          </>
        )}
        {result && !result.ok && <Failure message={result.failure.message} onRetry={retry} />}
        {shows === 'plan' && result?.ok && result.value.composes && run?.plan && (
          <>
            {run.plan.ok ? (
              <PlanTree plan={run.plan.value} subgraphs={work.subgraphs.map(({ name }) => name)} />
            ) : (
              <Failure message={run.plan.failure.message} quiet />
            )}
          </>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-xs text-muted">
        <span>Nothing you type leaves your browser.</span>
        <span className="flex flex-wrap items-center gap-4">
          <Button
            variant="ghost"
            size="sm"
            disabled={history.past.length === 0}
            onClick={() => setHistory(undo)}
          >
            Undo
          </Button>
          <OpenInPlayground href={href} name="the edited example" />
        </span>
      </div>
    </>
  )
}
