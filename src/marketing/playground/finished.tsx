import { CodeBlock } from '@/ui/code-block'
import type { Built } from '@/playground/page/built'
import { FinishedPane, Panes } from '@/playground/page/panes'
import { AnswerView } from '@/playground/view/answer-view'
import { PlanTree } from '@/playground/view/plan-tree'
import { CheckedBy, Verdict } from '@/playground/view/verdict'
import { Waterfall } from '@/playground/view/waterfall'

/** The first example as a finished page: schemas, verdict, API schema, query, plan, timeline and answer. */
export function FinishedExample({ built: { work, composition, run } }: { built: Built }) {
  const names = work.subgraphs.map(({ name }) => name)
  const { plan, execution } = run
  return (
    <Panes
      head={
        <p className="flex min-h-8 flex-wrap items-center gap-x-4">
          <Verdict composition={composition} />
          <CheckedBy composer={composition.composer} />
        </p>
      }
    >
      <FinishedPane label="Subgraph schemas">
        {work.subgraphs.map(({ name, sdl }) => (
          <CodeBlock key={name} code={sdl} language="graphql" filename={`${name}.graphql`} />
        ))}
      </FinishedPane>
      <FinishedPane label="Composition">
        {composition.composes && (
          <CodeBlock code={composition.apiSdl} language="graphql" filename="api.graphql" />
        )}
      </FinishedPane>
      <FinishedPane label="Query">
        <CodeBlock code={work.query} language="graphql" filename="query.graphql" />
        {execution?.ok && <AnswerView execution={execution.value} />}
      </FinishedPane>
      <FinishedPane label="Plan">
        {plan?.ok && <PlanTree plan={plan.value} subgraphs={names} />}
        {execution?.ok && <Waterfall {...execution.value} subgraphs={names} />}
      </FinishedPane>
    </Panes>
  )
}
