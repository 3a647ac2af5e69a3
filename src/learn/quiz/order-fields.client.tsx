'use client'

import { useState } from 'react'
import { quizOption, quizWhy } from './classes'

type Props = {
  /** The question's id, from which the order at the start follows. */
  id: string
  choices: { html: string; explanation: string }[]
  /** The indexes of the items in their current order. */
  order: number[]
  checked?: number[]
  onChange: (order: number[]) => void
}

/** A list to put in order. It uses buttons, so that mouse, touch and keyboard all work. */
export function OrderFields({ id, choices, order, checked, onChange }: Props) {
  const [message, setMessage] = useState('')

  function move(place: number, by: -1 | 1) {
    const next = [...order]
    const [item] = next.splice(place, 1)
    if (item === undefined) return
    next.splice(place + by, 0, item)
    onChange(next)
    setMessage(`Moved to place ${place + by + 1} of ${order.length}`)
  }

  return (
    <>
      <ol className="mt-4 grid gap-2" data-shuffle={id}>
        {order.map((item, place) => {
          const choice = choices[item]
          if (!choice) return null
          const right = item === place
          return (
            <li key={item}>
              <div className={quizOption} data-mark={checked && (right ? 'right' : 'wrong')}>
                <span data-chrome className="font-mono text-sm text-muted">
                  {place + 1}
                </span>
                <span
                  className="quiz-text grow"
                  data-option={item}
                  dangerouslySetInnerHTML={{ __html: choice.html }}
                />
                <span className="flex shrink-0 gap-1 noscript:hidden">
                  <MoveButton
                    label={`Move up: place ${place + 1}`}
                    disabled={place === 0}
                    onMove={() => move(place, -1)}
                  >
                    ↑
                  </MoveButton>
                  <MoveButton
                    label={`Move down: place ${place + 1}`}
                    disabled={place === order.length - 1}
                    onMove={() => move(place, 1)}
                  >
                    ↓
                  </MoveButton>
                </span>
              </div>
              {checked && (
                <p className={quizWhy}>
                  <strong>{right ? 'In place. ' : 'Elsewhere. '}</strong>
                  <span className="quiz-text" dangerouslySetInnerHTML={{ __html: choice.explanation }} />
                </p>
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  )
}

type ButtonProps = { label: string; disabled: boolean; onMove: () => void; children: string }

function MoveButton({ label, disabled, onMove, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would drop the focus when an item reaches the end of the list.
      aria-disabled={disabled}
      onClick={() => !disabled && onMove()}
      className="size-8 cursor-pointer rounded-lg border border-line-strong aria-disabled:cursor-default aria-disabled:opacity-35"
    >
      {children}
    </button>
  )
}
