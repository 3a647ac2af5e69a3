'use client'

import { useState } from 'react'
import { Choice } from './choice'
import type { QuestionView } from './view'

type Props = {
  choices: QuestionView['choices']
  /** The indexes of the items in their current order. */
  order: number[]
  checked?: number[] | undefined
  onChange: (order: number[]) => void
}

/** A list to put in order. It uses buttons, so that mouse, touch and keyboard all work. */
export function OrderFields({ choices, order, checked, onChange }: Props) {
  const [message, setMessage] = useState('')

  function move(place: number, by: number) {
    const item = order[place]
    if (item === undefined || order[place + by] === undefined) return
    onChange(order.toSpliced(place, 1).toSpliced(place + by, 0, item))
    setMessage(`Moved to place ${place + by + 1} of ${order.length}`)
  }

  return (
    <>
      <ol className="mt-4 grid gap-2">
        {order.map((item, place) => {
          const choice = choices[item]
          return (
            choice && (
              <Choice
                key={item}
                choice={choice}
                index={item}
                judges="place"
                mark={checked && (item === place ? 'right' : 'wrong')}
                before={
                  <span data-chrome className="font-mono text-sm text-muted">
                    {place + 1}
                  </span>
                }
                after={
                  <span className="flex shrink-0 gap-1 noscript:hidden">
                    {(['Move up', 'Move down'] as const).map((label) => {
                      const by = label === 'Move up' ? -1 : 1
                      return (
                        <button
                          key={label}
                          type="button"
                          aria-label={`${label}: place ${place + 1}`}
                          // Not `disabled`, which would drop the focus when an item reaches the end of the list.
                          aria-disabled={order[place + by] === undefined}
                          onClick={() => move(place, by)}
                          className="size-8 cursor-pointer rounded-lg border border-line-strong aria-disabled:cursor-default aria-disabled:opacity-35"
                        >
                          {by === -1 ? '↑' : '↓'}
                        </button>
                      )
                    })}
                  </span>
                }
              />
            )
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  )
}
