'use client'

import { useEffect, useRef } from 'react'

type Props = {
  /** Ids and names of the plans. */
  plans: { id: string; name: string }[]
  /** The ids of the plans that are compared at first. */
  initial: string[]
  className: string | undefined
}

/** The two plans that a phone compares. Marks the rows of the table after it in which both are equal. */
export function PlanChoice({ plans, initial, className }: Props) {
  const choices = useRef<HTMLFieldSetElement>(null)
  function markEqual() {
    const [first, second] = [...(choices.current?.elements ?? [])].map((choice) =>
      choice instanceof HTMLSelectElement ? choice.value : '',
    )
    choices.current?.parentElement?.querySelectorAll('tr:has(td)').forEach((row) => {
      const valueOf = (plan = '') => row.querySelector(`[data-plan="${plan}"]`)?.textContent
      row.toggleAttribute('data-equal', first !== second && valueOf(first) === valueOf(second))
    })
  }
  // The visitor may have chosen before hydration.
  useEffect(markEqual, [])
  return (
    <fieldset ref={choices} className={className} onChange={markEqual}>
      <legend className="sr-only">Plans to compare</legend>
      {initial.map((id, index) => (
        <select
          key={index}
          className="field-input"
          aria-label={index === 0 ? 'First plan' : 'Second plan'}
          defaultValue={id}
          // Browsers that restore the choice after a reload would show one plan and name another.
          autoComplete="off"
        >
          {plans.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {plan.name}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  )
}
