'use client'

import { lazy, useMemo, useState, type ReactNode } from 'react'
import type { SampleData } from '@/playground/engine/messages'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import { useHydrated } from '@/site/use-hydrated.client'
import { Live } from './live.client'
import { initialChoices, namesOf, operationOf, type Choice, type PlanData } from './plan-data'

type Props = {
  plan: PlanData
  data: SampleData
  /** Plan and timeline of the initial operation, from the build. */
  children: ReactNode
}

const line = 'leading-7 whitespace-pre'

const PlanResult = lazy(async () => ({ default: (await import('./plan-result')).PlanResult }))

/** An operation whose fields can be chosen, with its plan: of the initial fields from the build. */
export function PlanWidget({ plan, data, children }: Props) {
  const { choices } = plan
  const [edited, setEdited] = useState<readonly Choice[]>()
  const chosen = edited ?? initialChoices(choices)
  const hydrated = useHydrated()
  const input = useMemo(() => {
    const query = edited && operationOf(choices, edited)
    return query === undefined ? undefined : { ...plan, operation: { query }, data }
  }, [plan, choices, edited, data])

  function toggle(choice: Choice) {
    setEdited(chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice])
  }

  const field = (choice: Choice) => (
    <label
      key={choice.field}
      className="ms-6 flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-raised has-disabled:cursor-default pointer-coarse:min-h-10"
      style={subgraphTone(choice.subgraph, namesOf(plan))}
    >
      <input
        type="checkbox"
        checked={chosen.includes(choice)}
        disabled={!hydrated}
        onChange={() => toggle(choice)}
        autoComplete="off"
        className="peer check"
      />
      <span className="peer-checked:text-(--tone)">{choice.field}</span>
      <span className="ml-auto text-caption text-muted">{choice.subgraph}</span>
    </label>
  )
  const [reference, ...others] = choices.filter(({ within }) => !within)

  return (
    <div
      // A shorter plan must not move the page.
      onChange={({ currentTarget: frame }) => (frame.style.minHeight ||= `${frame.offsetHeight}px`)}
      data-empty={chosen.length === 0 || undefined}
      className="peer flex flex-col overflow-clip rounded-card border border-line-strong bg-ground lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[1fr_auto]"
    >
      <fieldset className="min-w-0 p-4 font-mono text-caption">
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
      </fieldset>
      <Live
        call="execute"
        input={input}
        renderValue={(execution) => <PlanResult execution={execution} plan={plan} />}
        className="flex grow flex-col *:first:grow lg:contents"
      >
        {chosen.length > 0 ? (
          children
        ) : (
          <p role="status" className="border-line p-4 text-muted max-lg:border-t lg:border-s">
            The operation is empty. Choose a field.
          </p>
        )}
      </Live>
    </div>
  )
}
