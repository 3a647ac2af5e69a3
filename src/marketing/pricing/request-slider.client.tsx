'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { billText, inWords, perSecond, planFor, requestsAt, steps, type Limit } from './scale'
import styles from './requests.module.css'

type Props = {
  plans: Limit[]
  /** Position at first, 0 to `steps`. */
  initial: number
  /** The button of each plan. */
  buttons: ReactNode[]
  /** Where the plans are on the slider. */
  scale: ReactNode
  /** The list of plans, in which the one that fits is marked. */
  children: ReactNode
}

/** A slider for requests per month that picks the first plan that covers them: its bill, its button and its card. */
export function RequestSlider({ plans, initial, buttons, scale, children }: Props) {
  const [position, setPosition] = useState(initial)
  const range = useRef<HTMLInputElement>(null)
  // Read the slider after hydration, because the visitor may have moved it before.
  useEffect(() => setPosition(Number(range.current?.value ?? initial)), [initial])
  const requests = requestsAt(position)
  const fitting = planFor(requests, plans)
  const plan = plans[fitting]
  const words = inWords(requests)
  return (
    <div className={styles.frame} data-fits={fitting + 1}>
      <div className={styles.picker}>
        <div className="min-w-0">
          <label htmlFor="monthly-requests" className="text-lg font-semibold">
            Requests per month
          </label>
          <p id="what-counts" className="mb-5 text-sm text-muted">
            A request is one operation that reaches the router. We do not count what the router sends to
            subgraphs.
          </p>
          <input
            ref={range}
            id="monthly-requests"
            type="range"
            min={0}
            max={steps}
            value={position}
            onChange={(event) => setPosition(Number(event.target.value))}
            aria-describedby="what-counts"
            aria-valuetext={`${words} requests a month: ${plan?.name}`}
            className={styles.range}
          />
          {scale}
        </div>
        <div>
          <output htmlFor="monthly-requests" className={styles.result}>
            <Line name="Requests a month" value={words} />
            <Line name="Average per second" value={perSecond(requests)} />
            <Line name="Plan that fits" value={plan?.name} />
            <Line name="Your monthly bill" value={billText(plan?.price ?? null)} />
          </output>
          {buttons[fitting]}
        </div>
      </div>
      {children}
    </div>
  )
}

function Line({ name, value }: { name: string; value: string | undefined }) {
  return (
    <span>
      {name}
      <VisuallyHidden>: </VisuallyHidden>
      <strong>{value}</strong>
    </span>
  )
}
