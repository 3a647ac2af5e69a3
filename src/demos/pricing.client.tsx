'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { billText, inWords, perSecond, planFor, requestsAt, steps, type Limit } from './pricing-scale'
import styles from './pricing.module.css'

type Props = {
  plans: Limit[]
  /** Position at first, 0 to `steps`. */
  initial: number
  /** The button of each plan. */
  buttons: ReactNode[]
  /** Where the plans are on the slider. */
  scale: ReactNode
  /** What a request is. */
  counted: string
  /** The list of plans, in which the one that fits is marked. */
  children: ReactNode
}

/** A slider for requests per month that picks the first plan that covers them: its bill, its button and its card. */
export function RequestSlider({ plans, initial, buttons, scale, counted, children }: Props) {
  const [position, setPosition] = useState(initial)
  const range = useRef<HTMLInputElement>(null)
  // Read the slider after hydration, because the visitor may have moved it before.
  useEffect(() => setPosition(Number(range.current?.value ?? initial)), [initial])
  const requests = requestsAt(position)
  const fitting = planFor(requests, plans)
  const plan = plans[fitting]
  const words = inWords(requests)
  const bill = billText(plan?.price ?? null)
  return (
    <div
      className="grid gap-px overflow-clip rounded-card border border-line bg-line md:mt-10"
      data-fits={fitting + 1}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 bg-raised p-7 md:grid-cols-[minmax(0,1fr)_17rem] md:items-center lg:max-xl:px-5 noscript:hidden">
        <div className="min-w-0">
          <label htmlFor="monthly-requests" className="text-lg font-semibold">
            Requests per month
          </label>
          <p id="what-counts" className="mb-5 text-sm text-muted">
            {counted}
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
            aria-valuetext={`${words} requests a month: ${plan?.name}, ${bill}`}
            className={`${styles.range} relative z-1 -mx-3.5 my-0 block h-7 w-[calc(100%+28px)] cursor-ew-resize appearance-none bg-transparent forced-color-adjust-none`}
          />
          {scale}
        </div>
        <div>
          {/* Not live: the slider says its value, which has the plan and the bill, at each key. */}
          <output
            aria-live="off"
            htmlFor="monthly-requests"
            className="grid gap-1.5 text-body-sm/normal text-muted tabular-nums"
          >
            <Line name="Requests a month" value={words} />
            <Line name="Average per second" value={perSecond(requests)} />
            {/* The plans below and the button show it. */}
            <span className="sr-only">
              <Line name="Plan that fits" value={plan?.name} />
            </span>
            <Line name="Your monthly bill" value={bill} className="text-xl/tight font-semibold text-accent" />
          </output>
          {buttons[fitting]}
        </div>
      </div>
      {children}
    </div>
  )
}

type LineProps = { name: string; value: string | undefined; className?: string }

function Line({ name, value, className = 'font-medium text-text' }: LineProps) {
  return (
    <span className="flex items-baseline justify-between gap-4">
      {name}
      <span className="sr-only">: </span>
      <strong className={className}>{value}</strong>
    </span>
  )
}
