'use client'

import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { Tabs } from '@/ui/tabs.client'
import type { Result } from '../engine/messages'
import { AnswerView } from '../view/answer-view'
import { PlanTree } from '../view/plan-tree'
import { runText, Waterfall } from '../view/waterfall'
import { FailureNotice } from '../workbench/failure-notice'
import { oldPlanHint, planHint, type Run } from './run-query'
import { Pane, paneTabs } from './panes'

type Props = {
  subgraphs: readonly string[]
  /** Undefined until it is known. */
  composes?: boolean | undefined
  hasQuery: boolean
  /** The subgraphs answer themselves. */
  live?: boolean
  run?: Run
}

/** What the router does with the query: the plan, the timeline of a run, and the answer. */
export function RunPane({ subgraphs, composes, hasQuery, live, run }: Props) {
  const { plan, execution } = run ?? {}
  const isOld = composes === false && plan !== undefined
  const hint = !composes ? planHint : !hasQuery ? 'Write a query, and its plan appears here.' : undefined
  // What ran before, on sample data, is none of their answers.
  const isAsking = live && !run?.live && composes !== false
  const waiting = isAsking ? 'Querying the subgraphs of this site…' : isOld ? undefined : hint
  return (
    <Pane label="Plan and answer" name="run">
      {waiting && <p className="m-auto p-5 text-body-sm text-muted">{waiting}</p>}
      {!waiting && plan?.ok && plan.value.notes.length > 0 && (
        <p className="border-b border-line px-5 py-3 text-caption text-muted">{plan.value.notes.join(' ')}</p>
      )}
      {/* Stays while a problem is typed, as the last plan that is known, so that nothing flickers. */}
      <div hidden={waiting !== undefined} className={clsx('flex min-h-0 flex-1', isOld && 'grayscale')}>
        <Tabs labels={['Plan', 'Timeline', 'Answer']} label="Plan and answer" {...paneTabs}>
          <Outcome of={plan}>{(value) => <PlanTree plan={value} subgraphs={subgraphs} />}</Outcome>
          <Outcome of={execution}>
            {(value) => (
              <>
                <p className="mb-3 text-caption text-muted">
                  {runText(value)}
                  {run?.live && ', as your browser measured them'}. Open a fetch to see what was sent and
                  answered.
                </p>
                <Waterfall {...value} subgraphs={subgraphs} />
              </>
            )}
          </Outcome>
          <Outcome of={execution}>{(value) => <AnswerView execution={value} />}</Outcome>
        </Tabs>
      </div>
      {isOld && (
        <p className="border-line px-4 py-3 text-caption text-muted max-md:order-first max-md:border-b md:border-t">
          {oldPlanHint}
        </p>
      )}
    </Pane>
  )
}

type OutcomeProps<Value> = { of: Result<Value> | undefined; children: (value: Value) => ReactNode }

function Outcome<Value>({ of: result, children }: OutcomeProps<Value>) {
  if (result?.ok === false) return <FailureNotice quiet message={result.failure.message} />
  if (!result) return undefined
  return (
    <div className="[&>p+ol]:-mx-2" onClick={showOpened}>
      {children(result.value)}
    </div>
  )
}

/** Scrolls the panel, not the page, to a request that is opened. */
function showOpened({ target, currentTarget }: MouseEvent) {
  const top = target instanceof Element && target.closest('details:not([open])')?.getBoundingClientRect().top
  const panel = currentTarget.parentElement
  if (top && panel) requestAnimationFrame(() => panel.scrollBy(0, top - panel.getBoundingClientRect().top))
}
