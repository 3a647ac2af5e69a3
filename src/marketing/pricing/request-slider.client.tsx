'use client'

import { useEffect, useRef, useState } from 'react'
import { inWords, perSecond, planFor, priceText, requestsAt, steps, type Limit } from './scale'
import styles from './requests.module.css'

type Props = {
  plans: Limit[]
  /** Position at first, 0 to `steps`. */
  initial: number
}

/** A slider for requests per month that names the first plan that covers them. */
export function RequestSlider({ plans, initial }: Props) {
  const [position, setPosition] = useState(initial)
  const range = useRef<HTMLInputElement>(null)
  // Read the slider after hydration, because the visitor may have moved it before.
  useEffect(() => setPosition(Number(range.current?.value ?? initial)), [initial])
  const requests = requestsAt(position)
  const plan = planFor(requests, plans)
  const words = inWords(requests)
  return (
    <div className="noscript:hidden">
      <output htmlFor="monthly-requests" className={styles.answer}>
        <span>
          <strong>{words}</strong> requests a month, {perSecond(requests)} a second on average
        </span>
        <span>
          fit <strong className="text-accent">{plan?.name}</strong>, {priceText(plan?.price ?? null)}
        </span>
      </output>
      <input
        ref={range}
        id="monthly-requests"
        type="range"
        min={0}
        max={steps}
        value={position}
        onChange={(event) => setPosition(Number(event.target.value))}
        aria-label="Requests per month"
        aria-valuetext={`${words} requests a month: ${plan?.name}`}
        className={styles.range}
      />
    </div>
  )
}
