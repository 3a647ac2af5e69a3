'use client'

import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { ChoiceFields } from './choice-fields.client'
import { fillExplanation, isRight, shuffledOrder, type QuizAnswer } from './grade'
import { OrderFields } from './order-fields.client'
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
  const { source, prompt, choices } = question
  const id = useId()
  const [answer, setAnswer] = useState<QuizAnswer>(() => blank(question))
  const [checked, setChecked] = useState<QuizAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const right = checked !== undefined && isRight(source, checked)

  // Take over what was answered before hydration.
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    if (source.kind === 'fill') setAnswer(inputs[0]?.value ?? '')
    else if (source.kind !== 'ordering')
      setAnswer(inputs.flatMap((input, index) => (input.checked ? [index] : [])))
  }, [source.kind])

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(answer)
    onAnswer(isRight(source, answer))
  }

  return (
    <form ref={form} onSubmit={check} aria-labelledby={`${id}prompt`} data-question={question.id}>
      <p className="mb-1 flex items-center gap-3 font-mono text-xs text-muted">
        Question {number} · {kinds[source.kind]}
        {solvedBefore && checked === undefined && <span className="text-success">solved before</span>}
      </p>
      <p
        id={`${id}prompt`}
        className="quiz-text text-lg font-medium"
        dangerouslySetInnerHTML={{ __html: prompt }}
      />
      {listing && <div className="mt-4">{listing}</div>}
      <div className="mt-5">
        {source.kind === 'fill' && (
          <label className="grid max-w-sm gap-1.5 text-sm text-muted">
            {source.hint ?? 'Your answer'}
            <input
              type="text"
              value={String(answer)}
              onChange={(event) => {
                setAnswer(event.target.value)
                setChecked(undefined)
              }}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="h-11 rounded-[10px] border border-line-strong bg-raised px-3 font-mono text-text"
            />
          </label>
        )}
        {source.kind === 'ordering' && (
          <OrderFields
            choices={choices}
            order={answer as number[]}
            checked={checked as number[] | undefined}
            onChange={(order) => {
              setAnswer(order)
              setChecked(undefined)
            }}
          />
        )}
        {(source.kind === 'single' || source.kind === 'multiple') && (
          <ChoiceFields
            name={id}
            single={source.kind === 'single'}
            choices={choices}
            chosen={answer as number[]}
            checked={checked as number[] | undefined}
            onChange={(chosen) => {
              setAnswer(chosen)
              setChecked(undefined)
            }}
          />
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-4 noscript:hidden">
        <button type="submit" className="button button-secondary quiz-check" disabled={isEmpty(answer)}>
          {checked === undefined ? 'Check' : 'Check again'}
        </button>
        <p role="status" className={right ? 'font-medium text-success' : 'font-medium text-danger'}>
          {checked !== undefined &&
            (right ? 'Right.' : 'Not yet. Read why, change your answer and check again.')}
        </p>
      </div>
      {source.kind === 'fill' && checked !== undefined && (
        <p
          className="quiz-text quiz-why"
          dangerouslySetInnerHTML={{ __html: fillExplanation(source, String(checked)) }}
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

function blank({ source, choices }: QuestionView): QuizAnswer {
  if (source.kind === 'fill') return ''
  return source.kind === 'ordering' ? shuffledOrder(choices.length) : []
}

function isEmpty(answer: QuizAnswer): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : answer.length === 0
}
