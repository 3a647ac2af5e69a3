'use client'

type Props = {
  name: string
  single: boolean
  choices: { html: string; explanation: string; correct: boolean }[]
  chosen: number[]
  /** The answer that was checked; its options then show their reasons. */
  checked?: number[]
  onChange: (chosen: number[]) => void
}

/** Options as radio buttons or checkboxes. After checking, each chosen option says why it is right or wrong. */
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
        // Once everything is right, the reasons against the other options are worth reading too.
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
