'use client'

import { useState, type ReactNode } from 'react'
import { isRight } from './grade'
import type { QuestionView } from './view'

/** How an option or an item was judged. */
type Mark = 'right' | 'wrong' | 'left'

const words = {
  choice: { right: 'Right.', wrong: 'Wrong.', left: 'Correctly left out.' },
  place: { right: 'In place.', wrong: 'Elsewhere.', left: '' },
}

type ChoiceProps = {
  choice: QuestionView['choices'][number]
  index: number
  /** What is judged: the choice itself or its place in an order. */
  judges: keyof typeof words
  mark: Mark | undefined
  /** Before the text: the field or the number. */
  before: ReactNode
  after?: ReactNode
}

/** An option of a question or an item to put in order and, once it was judged, why. */
function Choice({ choice, index, judges, mark, before, after }: ChoiceProps) {
  const Box = judges === 'choice' ? 'label' : 'div'
  return (
    <li>
      <Box
        data-mark={mark}
        className="flex items-baseline gap-3 rounded-lg border border-line bg-raised px-4 py-3 wrap-anywhere transition-colors hover:border-line-strong has-checked:border-cool data-[mark=left]:border-dashed data-[mark=right]:border-success data-[mark=wrong]:border-danger [label&]:cursor-pointer"
      >
        {before}
        <span
          className="quiz-text grow"
          data-option={index}
          dangerouslySetInnerHTML={{ __html: choice.html }}
        />
        {after}
      </Box>
      {mark && (
        <p className="mt-2 ps-4 text-body-sm text-muted [&>strong]:text-text">
          <strong>{words[judges][mark]} </strong>
          <span className="quiz-text" dangerouslySetInnerHTML={{ __html: choice.explanation }} />
        </p>
      )}
    </li>
  )
}

type ChoiceFieldsProps = {
  question: QuestionView
  /** The answer that was checked last. Its options show their explanations. */
  checked?: number[] | undefined
}

/** Options as radio buttons or checkboxes, which keep what is chosen before the page is interactive. */
export function ChoiceFields({ question, checked }: ChoiceFieldsProps) {
  const { kind, choices, order } = question
  const solved = checked !== undefined && isRight(question, checked)

  /** Explains options that were left out only once the answer is right, so that they don't give it away. */
  function markOf(index: number): Mark | undefined {
    if (checked?.includes(index)) return choices[index]?.correct ? 'right' : 'wrong'
    return solved ? 'left' : undefined
  }

  return (
    <ul className="mt-4 grid gap-2">
      {order.map((index) => {
        const choice = choices[index]
        return (
          choice && (
            <Choice
              key={index}
              choice={choice}
              index={index}
              judges="choice"
              mark={markOf(index)}
              before={
                <input
                  type={kind === 'single' ? 'radio' : 'checkbox'}
                  name="answer"
                  value={index}
                  required={kind === 'single'}
                  autoComplete="off"
                  className="check"
                />
              }
            />
          )
        )
      })}
    </ul>
  )
}

type OrderFieldsProps = {
  choices: QuestionView['choices']
  /** The indexes of the items in their current order. */
  order: number[]
  checked?: number[] | undefined
  onChange: (order: number[]) => void
}

/** A list to put in order. It uses buttons, so that mouse, touch and keyboard all work. */
export function OrderFields({ choices, order, checked, onChange }: OrderFieldsProps) {
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
