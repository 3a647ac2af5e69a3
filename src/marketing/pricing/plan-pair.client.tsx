'use client'

import { useState, type ReactNode } from 'react'
import type { PlanId } from '@/content/schemas/plans'
import { ChevronDown } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './comparison.module.css'

type Pair = readonly [first: PlanId, second: PlanId]
type Props = {
  plans: { id: PlanId; name: string; price: string }[]
  /** The pair at first. */
  initial: Pair
  /** The table of all plans. */
  children: ReactNode
}

/** On phones, two plans of a table side by side, chosen by the visitor; the style sheet hides the others. */
export function PlanPair({ plans, initial, children }: Props) {
  const [pair, setPair] = useState<Pair>(initial)

  function choose(side: number, id: PlanId) {
    const other = pair[1 - side] as PlanId
    // Choosing the plan of the other side swaps both.
    const kept = other === id ? (pair[side] as PlanId) : other
    setPair(side === 0 ? [id, kept] : [kept, id])
  }

  return (
    <div data-first={pair[0]} data-second={pair[1]} className={styles.pair}>
      <div className={styles.choices}>
        {pair.map((chosen, side) => (
          <label key={side} className={styles.choice}>
            <VisuallyHidden>{side === 0 ? 'First plan' : 'Second plan'}</VisuallyHidden>
            <select
              value={chosen}
              onChange={(event) => choose(side, event.target.value as PlanId)}
              // Browsers that restore the choice after a reload would name one plan and show another.
              autoComplete="off"
            >
              {plans.map(({ id, name, price }) => (
                <option key={id} value={id}>
                  {name}, {price}
                </option>
              ))}
            </select>
            <ChevronDown size={16} />
          </label>
        ))}
      </div>
      {children}
    </div>
  )
}
