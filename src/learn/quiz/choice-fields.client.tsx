'use client'

import { quizOption, quizWhy } from './classes'

type Props = {
  /** Name of the fields. */
  name: string
  /** The question's id, from which the order follows. */
  id: string
  single: boolean
  choices: { html: string; explanation: string; correct: boolean }[]
  /** The indexes of the options in the order to show. */
  order: number[]
  chosen: number[]
  /** The answer that was checked last. Its options show their explanations. */
  checked?: number[]
  onChange: (chosen: number[]) => void
}

/** Options as radio buttons or checkboxes. Checked options show why they are right or wrong. */
export function ChoiceFields({ name, id, single, choices, order, chosen, checked, onChange }: Props) {
  function toggle(index: number) {
    if (single) onChange([index])
    else onChange(chosen.includes(index) ? chosen.filter((other) => other !== index) : [...chosen, index])
  }
  const solved =
    checked !== undefined && choices.every(({ correct }, index) => correct === checked.includes(index))

  return (
    <ul className="mt-4 grid gap-2" data-shuffle={id}>
      {order.map((index) => {
        const choice = choices[index]
        if (!choice) return null
        const verdict = verdictOf(choice.correct, checked?.includes(index), solved)
        return (
          <li key={index}>
            {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is set as HTML */}
            <label className={`${quizOption} cursor-pointer`} data-mark={verdict}>
              <input
                type={single ? 'radio' : 'checkbox'}
                name={name}
                autoComplete="off"
                className="check"
                checked={chosen.includes(index)}
                onChange={() => toggle(index)}
              />
              <span
                className="quiz-text"
                data-option={index}
                dangerouslySetInnerHTML={{ __html: choice.html }}
              />
            </label>
            {verdict && (
              <p className={quizWhy}>
                <strong>{verdicts[verdict]} </strong>
                <span className="quiz-text" dangerouslySetInnerHTML={{ __html: choice.explanation }} />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const verdicts = { right: 'Right.', wrong: 'Wrong.', left: 'Correctly left out.' } as const

/** Explains options that were left out only once the answer is right, so that they don't give it away. */
function verdictOf(
  correct: boolean,
  chosen: boolean | undefined,
  solved: boolean,
): keyof typeof verdicts | undefined {
  if (chosen) return correct ? 'right' : 'wrong'
  return solved ? 'left' : undefined
}
