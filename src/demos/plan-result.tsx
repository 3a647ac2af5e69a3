import { brand } from '@/config/brand'
import type { Execution } from '@/playground/engine/messages'
import { PlanTree } from '@/playground/view/plan-tree'
import { Waterfall } from '@/playground/view/waterfall'
import { namesOf, type PlanData } from './plan-data'
import { Disclosure } from '@/ui/disclosure'

type Props = { execution: Execution; plan: PlanData }

/** The plan of an operation, and its fetches on a time axis. */
export function PlanResult({ execution: { fetches, durationMs }, plan }: Props) {
  const names = namesOf(plan)
  const steps = Math.max(...fetches.map(({ wave }) => wave))
  const inTurn = fetches.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
  return (
    <>
      <figure className="min-w-0 border-t border-line p-4 lg:border-s lg:border-t-0 [&>ol]:-mx-2">
        <figcaption className="mb-3 text-caption text-muted">
          Timeline. Open a request for its details.
        </figcaption>
        <Waterfall fetches={fetches} durationMs={durationMs} subgraphs={names} />
        <p role="status" className="mt-4 border-t border-line pt-4 md:mt-6 md:pt-5">
          <span className="block font-semibold">
            {count(fetches.length, 'request')} in {count(steps, 'step')}{' '}
            {fetches.length === 1 ? 'takes' : 'take'} {Math.round(durationMs)} ms.
          </span>
          {inTurn > durationMs && (
            <span className="mt-1.5 block text-body-sm text-muted">
              One after another they would take {Math.round(inTurn)} ms.
            </span>
          )}
        </p>
      </figure>
      <div className="min-w-0 border-t border-line px-4 lg:col-span-2">
        <Disclosure summary={`Query plan, ${count(steps, 'step')}`}>
          <PlanTree
            plan={{
              fetches: fetches.map(({ representations: _sent, response: _answer, ...fetch }) => fetch),
            }}
            subgraphs={names}
            wide
          />
          <p className="text-sm">
            {plan.header}{' '}
            <code className="font-mono text-caption wrap-anywhere text-text">
              X-{brand}-Include-Query-Plan: true
            </code>
            .
          </p>
        </Disclosure>
      </div>
    </>
  )
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
