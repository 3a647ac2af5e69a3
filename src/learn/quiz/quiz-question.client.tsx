'use client'

import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useHydrated } from '@/site/use-hydrated.client'
import { ChoiceFields, OrderFields } from './fields.client'
import { fillExplanation, isIncomplete, isRight, type QuizAnswer } from './grade'
import type { QuestionView } from './view'

type Props = {
  question: QuestionView
  number: number
  solvedBefore: boolean
  listing: ReactNode
  onAnswer: (right: boolean) => void
}

/** One question with its explanations. It can be answered and checked any number of times. */
export function QuizQuestion({ question, number, solvedBefore, listing, onAnswer }: Props) {
  const { kind, prompt, fill } = question
  const id = useId()
  const [order, setOrder] = useState(question.order)
  const [checked, setChecked] = useState<QuizAnswer>()
  const hydrated = useHydrated()
  const right = checked !== undefined && isRight(question, checked)
  const indexes = typeof checked === 'string' ? undefined : checked

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget).getAll('answer').map(String)
    const answer = kind === 'ordering' ? order : kind === 'fill' ? (given[0] ?? '') : given.map(Number)
    setChecked(answer)
    onAnswer(isRight(question, answer))
  }

  return (
    <form
      onSubmit={check}
      onChange={() => setChecked(undefined)}
      aria-labelledby={`${id}prompt`}
      data-question={question.id}
    >
      <p className="mb-2 flex items-center gap-3 font-mono text-caption text-muted">
        Question {number} · {kinds[kind]}
        {solvedBefore && checked === undefined && <span className="text-success">solved before</span>}
      </p>
      <p
        id={`${id}prompt`}
        className="quiz-text text-lg font-medium"
        dangerouslySetInnerHTML={{ __html: prompt }}
      />
      {listing && <div className="mt-4">{listing}</div>}
      {kind === 'ordering' && (
        <OrderFields
          question={question}
          order={order}
          checked={indexes}
          onChange={(next) => {
            setOrder(next)
            setChecked(undefined)
          }}
        />
      )}
      {(kind === 'single' || kind === 'multiple') && <ChoiceFields question={question} checked={indexes} />}
      {fill && (
        <div className="mt-3 grid gap-1.5">
          {fill.hint && (
            <p id={`${id}hint`} className="text-sm text-muted">
              {fill.hint}
            </p>
          )}
          <input
            type="text"
            name="answer"
            required
            aria-labelledby={`${id}prompt`}
            aria-describedby={fill.hint ? `${id}hint` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="w-full max-w-full rounded-lg border border-line-strong bg-raised px-2.5 py-[9px] font-mono text-base/normal sm:max-w-96"
          />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 noscript:hidden">
        {/* Before the page is interactive, the form would be sent to the server. */}
        <button
          type="submit"
          className="button button-secondary h-10 rounded-lg px-4 text-sm"
          disabled={!hydrated}
        >
          {checked === undefined ? 'Check' : 'Check again'}
        </button>
        <p role="status" className={right ? 'font-medium text-success' : 'font-medium text-danger'}>
          {checked !== undefined && verdictOf(question, checked)}
        </p>
      </div>
      {fill && checked !== undefined && (
        <p
          className="quiz-text mt-2 ps-4 text-body-sm text-muted"
          dangerouslySetInnerHTML={{ __html: fillExplanation(question, String(checked)) }}
        />
      )}
    </form>
  )
}

const kinds = {
  single: 'one answer',
  multiple: 'every right answer',
  ordering: 'put in order',
  fill: 'fill in',
} as const

function verdictOf(question: QuestionView, checked: QuizAnswer): string {
  if (isRight(question, checked)) return 'Right.'
  if (checked.length === 0) return 'Not yet. Choose at least one answer.'
  if (isIncomplete(question, checked)) return 'Not yet. What you chose is right, but something is missing.'
  return 'Not yet. Read why, change your answer and check again.'
}
