'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '@/ui/button'
import { CodeField, type CodeFieldHandle } from '../editor/code-field.client'
import type { Composition, Fix, Plan, Result } from '../engine/messages'
import { applyFix, setSdl } from '../page/state/edits'
import { useHistory } from '../page/state/history'
import { useResults } from '../page/state/use-results.client'
import { usePlaygroundHref } from '../use-playground-href.client'
import { CompositionResult } from '../view/composition-result'
import { PlanTree } from '../view/plan-tree'
import { problemsOf } from '../view/problem-marks'
import { ProblemList } from '../view/problem-list'
import type { Work } from '../work'
import { FailureNotice } from '../workbench/failure-notice'
import { actionBar, besideResult, resultPane, paneCode, paneName, panes } from '../workbench/frame'
import { SchemaWorkbench, type WorkbenchHandle } from '../workbench/schema-workbench.client'

export { decodeWork } from '../share-link'

type Props = {
  /** What it begins with. Another one takes the place of what was typed, which undo brings back. */
  first: Work
  shows: 'problems' | 'plan'
}

/** An example with editors: its problems and their fixes, or the plan of its query, after every change. */
export function LiveExample({ first, shows }: Props) {
  const { work, canUndo, change, undo, redo } = useHistory(first)
  const [begun, setBegun] = useState(first)
  const editors = useRef<WorkbenchHandle>(null)
  const queryField = useRef<CodeFieldHandle>(null)
  const results = useRef<HTMLDivElement>(null)
  const focused = useRef(first.subgraphs[0]?.name ?? '')
  const { composition, run, pending, retry } = useResults(work, {})
  const href = usePlaygroundHref(work)
  const { result, durationMs, subgraphs: judged = [] } = composition ?? {}
  const names = work.subgraphs.map(({ name }) => name)
  const onFix = (fix: Fix) => change((known) => applyFix(known, fix))
  const field = { onUndo: undo, onRedo: redo, className: `${paneCode} h-86 max-sm:pointer-coarse:h-116` }

  if (begun !== first) {
    setBegun(first)
    change(() => first)
  }

  // The button that was pressed is gone. The query is beside its plan, far below the schemas.
  useEffect(() => {
    if (queryField.current) queryField.current.select({ from: 0, to: 0 })
    else editors.current?.show({ subgraph: focused.current })
  }, [])

  return (
    <>
      <div className={shows === 'problems' ? besideResult : ''}>
        <div className={panes}>
          <SchemaWorkbench
            {...field}
            ref={editors}
            subgraphs={work.subgraphs}
            problems={problemsOf(result)}
            onChange={(index, sdl) => change((known) => setSdl(known, names[index] ?? '', sdl), names[index])}
            onFix={onFix}
          >
            {(fields) =>
              names.map((name, index) => (
                <div key={name}>
                  <p className={`${paneName} font-mono text-text`}>{name}.graphql</p>
                  {fields[index]}
                </div>
              ))
            }
          </SchemaWorkbench>
        </div>
        {shows === 'plan' && (
          <div className="border-t border-line">
            <p className={paneName}>Query</p>
            <CodeField
              {...field}
              ref={queryField}
              label="Query"
              language="query"
              value={work.query}
              onChange={(query) => change((known) => ({ ...known, query }), 'query')}
            />
          </div>
        )}
        <div ref={results} className={resultPane} aria-busy={pending}>
          {result?.ok === false && <FailureNotice {...result.failure} onRetry={retry} />}
          {result?.ok && (shows === 'problems' || !result.value.composes) && (
            <CompositionResult
              composition={result.value}
              subgraphs={judged}
              onPlace={(place) => editors.current?.show(place)}
              // The buttons of a problem go with it, so the focus moves to the verdict.
              onFix={(fix) => {
                onFix(fix)
                results.current?.querySelector<HTMLElement>('[role=status]')?.focus()
              }}
            />
          )}
          {shows === 'plan' && <PlanResult result={result} plan={run?.plan} subgraphs={names} />}
          {result?.ok === false && <ProblemList problems={problemsOf(result) ?? []} subgraphs={judged} />}
        </div>
      </div>
      <div className={actionBar}>
        <p className="text-sm text-muted">
          {durationMs && `Composed in your browser in ${durationMs} ms. `}Nothing you type leaves your
          browser.
        </p>
        <div className="actions">
          <Button variant="ghost" aria-disabled={!canUndo} onClick={undo}>
            Undo
          </Button>
          <a href={href} className={buttonClass({ variant: 'secondary' })}>
            Open in the playground<span className="sr-only">, with what you edited</span>
          </a>
        </div>
      </div>
    </>
  )
}

type PlanResultProps = {
  result: Result<Composition> | undefined
  plan: Result<Plan> | undefined
  subgraphs: string[]
}

/** The plan of the query, or why it has none. */
function PlanResult({ result, plan, subgraphs }: PlanResultProps) {
  if (plan?.ok === false) return <FailureNotice message={plan.failure.message} quiet />
  const isShown = plan?.ok && result?.ok && result.value.composes
  return isShown ? <PlanTree plan={plan.value} subgraphs={subgraphs} /> : null
}
