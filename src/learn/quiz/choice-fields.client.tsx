'use client'

type Props = {
  name: string
  single: boolean
  choices: { html: string; explanation: string; correct: boolean }[]
  chosen: number[]
  /** The answer that was checked last. Its options show their explanations. */
  checked?: number[]
  onChange: (chosen: number[]) => void
}

/** Options as radio buttons or checkboxes. Checked options show why they are right or wrong. */
export function ChoiceFields({ name, single, choices, chosen, checked, onChange }: Props) {
  function toggle(index: number) {
    if (single) onChange([index])
    else onChange(chosen.includes(index) ? chosen.filter((other) => other !== index) : [...chosen, index])
  }
  const solved =
    checked !== undefined && choices.every(({ correct }, index) => correct === checked.includes(index))

  return (
    <ul className="grid gap-2">
      {choices.map(({ html, explanation, correct }, index) => {
        // Explain the other options only once the answer is right, so that they don't give it away.
        const explained = checked !== undefined && (checked.includes(index) || solved)
        const mark = explained ? (correct ? 'right' : 'wrong') : undefined
        return (
          <li key={html}>
            {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is set as HTML */}
            <label className="quiz-option" data-mark={mark}>
              <input
                type={single ? 'radio' : 'checkbox'}
                name={name}
                checked={chosen.includes(index)}
                onChange={() => toggle(index)}
              />
              <span className="quiz-text" dangerouslySetInnerHTML={{ __html: html }} />
            </label>
            {explained && (
              <p className="quiz-why">
                <strong>{correct ? 'Right. ' : 'Wrong. '}</strong>
                <span className="quiz-text" dangerouslySetInnerHTML={{ __html: explanation }} />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
