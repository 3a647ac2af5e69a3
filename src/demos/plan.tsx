import { words } from '@/content/words'
import { playgroundHref } from '@/playground/share'
import { engine, unwrap } from '@/playground/build-engine'
import { ButtonLink } from '@/ui/button-link'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { behaviorsOf, demosData } from './data'
import { initialChoices, operationOf, type PlanData } from './plan-data'
import { PlanResult } from './plan-result'
import { PlanWidget } from './plan.client'

/** One operation with its plan and timeline, made in the build; fields can be taken in and out. */
export async function Plan() {
  const { subgraphs: timed, choices } = demosData().plan
  const subgraphs = timed.map(({ name, sdl }) => ({ name, sdl }))
  const { plan: note, planHeader: header } = words().demos
  const plan: PlanData = { subgraphs, behaviors: behaviorsOf(timed), choices, header }
  const query = operationOf(choices, initialChoices(choices)) ?? ''
  const data = unwrap(await engine.sampleData({ subgraphs }))
  const execution = unwrap(await engine.execute({ ...plan, operation: { query }, data }))
  const result = <PlanResult execution={execution} plan={plan} />
  return (
    <>
      <IslandBoundary fallback={result}>
        <PlanWidget plan={plan} data={data}>
          {result}
        </PlanWidget>
      </IslandBoundary>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-sm text-muted peer-data-empty:*:first:invisible">
        <span>{note}</span>
        <ButtonLink href={playgroundHref(subgraphs, query)} variant="secondary" data-chrome>
          Open this graph in the playground
        </ButtonLink>
      </p>
    </>
  )
}
