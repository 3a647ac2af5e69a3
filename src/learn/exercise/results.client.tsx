'use client'

import type { Place, Subgraph } from '@/playground/engine/messages'
import { applyFix } from '@/playground/page/state/edits'
import { AnswerView } from '@/playground/view/answer-view'
import { PlanTree } from '@/playground/view/plan-tree'
import { ProblemList } from '@/playground/view/problem-list'
import { Waterfall } from '@/playground/view/waterfall'
import { emptyWork } from '@/playground/work'
import { Tabs } from '@/ui/tabs.client'
import { part } from './exercise-layout'
import type { Outcome } from './grader'

type Props = {
  outcome: Outcome
  hasQuery: boolean
  onPlace: (place: Place) => void
  /** Takes schemas with a quick fix applied. Without it, no fixes are offered. */
  onChange?: (subgraphs: Subgraph[]) => void
}

/** What the composer and the router say of the learner's schemas: problems or, with a query, its run. */
export function Results({ outcome, hasQuery, onPlace, onChange }: Props) {
  const { subgraphs, grade, run } = outcome
  if (grade.problems.length > 0) {
    return (
      <div className={part}>
        <h4 className="mb-3 text-sm font-semibold">What the composer says</h4>
        <ProblemList
          subgraphs={subgraphs}
          problems={grade.problems}
          className="grid gap-5"
          onPlace={onPlace}
          {...(onChange && {
            onFix: (fix) => onChange(applyFix({ ...emptyWork, subgraphs }, fix).subgraphs),
          })}
        />
        {hasQuery && <p className="mt-4 text-sm text-muted">The query runs once the subgraphs compose.</p>}
      </div>
    )
  }
  return run ? <QueryRun run={run} subgraphs={subgraphs.map(({ name }) => name)} /> : null
}

function QueryRun({
  run: { plan, execution },
  subgraphs,
}: {
  run: NonNullable<Outcome['run']>
  subgraphs: string[]
}) {
  if (plan?.ok === false) return <p className={part}>{plan.failure.message}</p>
  if (execution?.ok === false) return <p className={part}>{execution.failure.message}</p>
  if (!plan || !execution) return null
  const { fetches, durationMs } = execution.value
  return (
    <div className={part}>
      <h4 className="text-sm font-semibold">What the router does</h4>
      <p className="mt-1 mb-2 text-caption text-muted">
        {fetches.length === 1 ? '1 fetch' : `${fetches.length} fetches`}, {Math.round(durationMs)} ms in this
        simulation.
      </p>
      <Tabs labels={['Timeline', 'Plan', 'Answer']} label="What the router does">
        <Waterfall {...execution.value} subgraphs={subgraphs} />
        <PlanTree plan={plan.value} subgraphs={subgraphs} />
        <AnswerView execution={execution.value} />
      </Tabs>
    </div>
  )
}
