'use client'

import { Choice, type Mark } from './choice'
import { isRight } from './grade'
import type { QuestionView } from './view'

type Props = {
  question: QuestionView
  /** The answer that was checked last. Its options show their explanations. */
  checked?: number[] | undefined
}

/** Options as radio buttons or checkboxes, which keep what is chosen before the page is interactive. */
export function ChoiceFields({ question, checked }: Props) {
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
