import { createEngine } from '@/playground/engine/engine'
import { playgroundHref } from '@/playground/share'
import { valueOf } from '@/playground/value-of'
import { ButtonLink } from '@/ui/button-link'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { Section } from '@/ui/section'
import { behaviors, initialChoices, operationOf, subgraphs } from './plan-data'
import { PlanResult } from './plan-result'
import { PlanWidget } from './plan-widget.client'

const engine = createEngine()

/** One operation with its plan and timeline, made in the build; fields can be taken in and out. */
export async function PlanSection() {
  const query = operationOf(initialChoices) ?? ''
  const data = valueOf(await engine.sampleData({ subgraphs }))
  const execution = valueOf(await engine.execute({ subgraphs, operation: { query }, data, behaviors }))
  const result = <PlanResult execution={execution} />
  return (
    <Section
      id="plan"
      tone="raised"
      heading={`One query becomes ${numbers[execution.fetches.length] ?? execution.fetches.length} requests`}
      lead={
        'Four subgraphs of a freight company share the type Shipment. Choose fields, and the plan and its timeline change with them.'
      }
      leadBeside
    >
      <IslandBoundary fallback={result}>
        <PlanWidget data={data}>{result}</PlanWidget>
      </IslandBoundary>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-sm text-muted">
        <span>The planner of our playground made this plan. Latencies and data are examples.</span>
        <ButtonLink href={playgroundHref(subgraphs, query)} variant="secondary" size="sm" data-chrome>
          Open this graph in the playground
        </ButtonLink>
      </p>
    </Section>
  )
}

const numbers: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' }
