import type { ReactNode } from 'react'
import type { SurveyQuestion } from '@/content/survey'
import { answerName, questionId } from './names'

const choices = [
  ['Y', 'Yes'],
  ['N', 'No'],
] as const

/** A question with its explanation and its two answers. */
export function Question({ number, title, children }: SurveyQuestion & { children: ReactNode }) {
  return (
    // `data-question` keeps the words in the Markdown form of the page, which leaves out controls.
    <fieldset
      id={questionId(number)}
      data-question=""
      className="flow min-w-0 border-t border-line pt-6 pb-8 [--flow:0.75em]"
    >
      <legend className="contents">
        <h3 className="mt-0! text-lg! sm:text-xl!">
          <span className="mr-1.5 font-mono text-base font-normal text-accent">{number}.</span> {title}
        </h3>
      </legend>
      {children}
      <div data-chrome className="mt-5! flex flex-wrap gap-3">
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="flex h-11 min-w-24 cursor-pointer items-center gap-2.5 rounded-[10px] border border-line-field bg-raised px-4 font-medium text-text transition-colors hover:border-muted has-checked:border-accent has-checked:bg-raised-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-cool"
          >
            <input
              type="radio"
              name={answerName(number)}
              value={value}
              className="size-4 accent-coral outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
