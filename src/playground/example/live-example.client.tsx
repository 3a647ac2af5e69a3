'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button'
import { CodeField } from '../editor/code-field.client'
import type { Fix } from '../engine/messages'
import { applyFix, setSdl } from '../page/state/edits'
import { useResults } from '../page/state/use-results.client'
import { usePlaygroundHref } from '../use-playground-href.client'
import { OpenInPlayground } from '../view/open-in-playground'
import { PlanTree } from '../view/plan-tree'
import { problemsOf } from '../view/problem-marks'
import { ProblemList } from '../view/problem-list'
import { CheckedBy, Verdict } from '../view/verdict'
import type { Work } from '../work'
import { FailureNotice } from '../workbench/failure-notice'
import { SchemaWorkbench, type WorkbenchHandle } from '../workbench/schema-workbench.client'
import { useHistory } from '../workbench/use-history.client'

export { decodeWork } from '../share-link'

type Props = { first: Work; shows: 'problems' | 'plan' }

const field = 'h-72 overflow-auto rounded-lg border border-line'
const fieldName = 'mb-1.5 font-mono text-caption text-muted'

/** An example of an article with editors: its problems and their fixes, or the plan of its query, after every change. */
export function LiveExample({ first, shows }: Props) {
  const { work, canUndo, change, undo, redo } = useHistory(first)
  const editors = useRef<WorkbenchHandle>(null)
  const verdict = useRef<HTMLParagraphElement>(null)
  const { composition, run, pending, retry } = useResults(work, {})
  const href = usePlaygroundHref(work)
  const result = composition?.result
  const problems = problemsOf(result) ?? []
  const names = work.subgraphs.map(({ name }) => name)
  const onFix = (fix: Fix) => change((known) => applyFix(known, fix))
  const steps = { onUndo: undo, onRedo: redo, className: field }

  // The button that was pressed is gone.
  useEffect(() => editors.current?.show({ subgraph: first.subgraphs[0]?.name ?? '' }), [first])

  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <SchemaWorkbench
          {...steps}
          ref={editors}
          subgraphs={work.subgraphs}
          problems={problems}
          onChange={(index, sdl) => {
            const name = names[index] ?? ''
            change((known) => setSdl(known, name, sdl), name)
          }}
          onFix={onFix}
        >
          {(fields) =>
            names.map((name, index) => (
              <div key={name} className="min-w-0">
                <p className={fieldName}>{name}.graphql</p>
                {fields[index]}
              </div>
            ))
          }
        </SchemaWorkbench>
        {shows === 'plan' && (
          <div className="min-w-0 md:col-span-2">
            <p className={fieldName}>Query</p>
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
              onPlace={(place) => editors.current?.show(place)}
              // The buttons of a problem go with it, so the focus moves to the verdict.
              onFix={(fix) => {
                onFix(fix)
                verdict.current?.focus()
              }}
            />
          </>
        )}
        {result?.ok === false && <FailureNotice {...result.failure} onRetry={retry} />}
        {shows === 'plan' && result?.ok && result.value.composes && run?.plan && (
          <>
            {run.plan.ok ? (
              <PlanTree plan={run.plan.value} subgraphs={names} />
            ) : (
              <FailureNotice message={run.plan.failure.message} quiet />
            )}
          </>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-caption text-muted">
        <span>Nothing you type leaves your browser.</span>
        <span className="flex flex-wrap items-center gap-4">
          <Button variant="ghost" size="sm" disabled={!canUndo} onClick={undo}>
            Undo
          </Button>
          <OpenInPlayground href={href} name="the edited example" />
        </span>
      </div>
    </>
  )
}
