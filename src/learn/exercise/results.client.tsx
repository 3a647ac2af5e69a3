'use client'

import type { Place } from '@/playground/engine/messages'
import { AnswerView } from '@/playground/view/answer-view'
import { PlanTree } from '@/playground/view/plan-tree'
import { ProblemKinds } from '@/playground/view/composition-result'
import { runText, Waterfall } from '@/playground/view/waterfall'
import { Tabs } from '@/ui/tabs.client'
import { part } from './exercise-layout'
import type { Outcome } from './grader'

type Props = { outcome: Outcome; hasQuery: boolean; onPlace: (place: Place) => void }

/** What the composer and the router say of the learner's schemas: problems or, with a query, its run. */
export function Results({ outcome: { subgraphs, grade, run }, hasQuery, onPlace }: Props) {
  const { problems } = grade
  if (problems.length > 0)
    return (
      <div className={part}>
        <h4 className="mb-3 text-sm font-semibold">What the composer says</h4>
        <ProblemKinds subgraphs={subgraphs} problems={problems} className="grid gap-5" onPlace={onPlace} />
        {hasQuery && <p className="mt-4 text-sm text-muted">The query runs once the subgraphs compose.</p>}
      </div>
    )
  const failed = [run?.plan, run?.execution].find((result) => result?.ok === false)
  if (failed?.ok === false) return <p className={part}>{failed.failure.message}</p>
  if (!run?.plan?.ok || !run.execution?.ok) return null
  const { value } = run.execution
  const names = subgraphs.map(({ name }) => name)
  return (
    <div className={`${part} [&_[aria-label=Timeline]]:-mx-2`}>
      <h4 className="text-sm font-semibold">What the router does</h4>
      <p className="mt-1 mb-2 text-caption text-muted">{runText(value)} in this simulation.</p>
      <Tabs labels={['Plan', 'Timeline', 'Answer']} label="Run" firstShown={() => (value.errors[0] ? 2 : 1)}>
        <PlanTree plan={run.plan.value} subgraphs={names} />
        <Waterfall {...value} subgraphs={names} />
        <AnswerView execution={value} />
      </Tabs>
    </div>
  )
}
