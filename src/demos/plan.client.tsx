'use client'

import { useState, type ReactNode } from 'react'
import { useOnDemand } from '@/playground/workbench/use-on-demand.client'
import type { SampleData } from '@/playground/engine/messages'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import { useHydrated } from '@/site/use-hydrated.client'
import { initialChoices, namesOf, type Choice, type PlanData } from './plan-data'

type Props = {
  plan: PlanData
  data: SampleData
  /** Plan and timeline of the initial operation, from the build. */
  children: ReactNode
}

const line = 'leading-7 whitespace-pre'

/** An operation whose fields can be chosen. The first choice fetches the engine, which plans it from then on. */
export function PlanWidget({ plan, data, children }: Props) {
  const { choices } = plan
  const [chosen, setChosen] = useState<readonly Choice[]>(() => initialChoices(choices))
  const { loaded, status, start } = useOnDemand(() => import('./live.client'))
  const hydrated = useHydrated()

  function toggle(choice: Choice) {
    setChosen((known) =>
      known.includes(choice) ? known.filter((other) => other !== choice) : [...known, choice],
    )
    void start()
  }

  const field = (choice: Choice) => (
    <label
      key={choice.field}
      className="group ms-6 flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-raised has-disabled:cursor-default pointer-coarse:min-h-10"
      style={subgraphTone(choice.subgraph, namesOf(plan))}
    >
      <input
        type="checkbox"
        checked={chosen.includes(choice)}
        disabled={!hydrated}
        onChange={() => toggle(choice)}
        autoComplete="off"
        className="check"
      />
      <span className="group-has-checked:text-(--tone)">{choice.field}</span>
      <span className="ml-auto text-caption text-muted">{choice.subgraph}</span>
    </label>
  )
  const [reference, ...others] = choices.filter(({ within }) => !within)

  return (
    <div className="overflow-hidden rounded-card border border-line-strong bg-ground lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <fieldset className="min-w-0 p-4 font-mono text-caption md:p-5">
        <legend className="sr-only">Fields of the operation</legend>
        <p aria-hidden="true" className="mb-3 font-sans text-muted">
          Operation
        </p>
        <p className={line}>{'query Inbound {'}</p>
        <p className={line}>{'  shipments(toPort: "NLRTM") {'}</p>
        {reference && field(reference)}
        <p className={line}>{'    carrier {'}</p>
        <div className="ms-4">{choices.filter(({ within }) => within).map(field)}</div>
        <p className={line}>{'    }'}</p>
        {others.map(field)}
        <p className={line}>{'  }\n}'}</p>
        {status === 'failed' && (
          <p role="alert" className="mt-4 text-sm text-muted">
            The planner could not be loaded, so plan and timeline are those of before. Check your connection
            and change a field again.
          </p>
        )}
      </fieldset>
      <div className="lg:contents" aria-busy={status === 'loading'}>
        {loaded ? (
          <loaded.LivePlan plan={plan} chosen={chosen} data={data}>
            {children}
          </loaded.LivePlan>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
