'use client'

import { useId, useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { quizWhy } from './classes'
import { ChoiceFields } from './choice-fields.client'
import { FillField } from './fill-field.client'
import { fillExplanation, isIncomplete, isRight, type QuizAnswer } from './grade'
import { OrderFields } from './order-fields.client'
import { puzzleOrder, shuffled } from './shuffle'
import type { QuestionView } from './view'

type Props = {
  question: QuestionView
  number: number
  /** Decides the order of the options. Without one they are as written. */
  seed?: number
  solvedBefore: boolean
  listing: ReactNode
  onAnswer: (right: boolean) => void
}

/** One question with its explanations. It can be answered and checked any number of times. */
export function QuizQuestion({ question, number, seed, solvedBefore, listing, onAnswer }: Props) {
  const { source, prompt, choices } = question
  const id = useId()
  const order = orderOf(question, seed)
  const [given, setGiven] = useState<QuizAnswer>()
  const [checked, setChecked] = useState<QuizAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const answer = given ?? (source.kind === 'fill' ? '' : source.kind === 'ordering' ? order : [])
  const right = checked !== undefined && isRight(source, checked)
  const promptId = `${id}prompt`

  // Take over what was answered before hydration.
  useLayoutEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    if (source.kind === 'fill') setGiven(inputs[0]?.value ?? '')
    else if (source.kind !== 'ordering')
      setGiven(inputs.flatMap((input, place) => (input.checked ? [order[place] ?? 0] : [])))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the order in which the fields were there at first
  }, [source.kind])

  function change(next: QuizAnswer) {
    setGiven(next)
    setChecked(undefined)
  }

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(answer)
    onAnswer(isRight(source, answer))
  }

  return (
    <form ref={form} onSubmit={check} aria-labelledby={promptId} data-question={question.id}>
      <p className="mb-2 flex items-center gap-3 font-mono text-caption text-muted">
        Question {number} · {kinds[source.kind]}
        {solvedBefore && checked === undefined && <span className="text-success">solved before</span>}
      </p>
      {source.kind === 'fill' ? (
        <FillField
          promptId={promptId}
          prompt={prompt}
          blank={question.blank}
          hint={source.hint}
          value={String(answer)}
          onChange={change}
        >
          {listing}
        </FillField>
      ) : (
        <>
          <p
            id={promptId}
            className="quiz-text text-lg font-medium"
            dangerouslySetInnerHTML={{ __html: prompt }}
          />
          {listing && <div className="mt-4">{listing}</div>}
        </>
      )}
      {source.kind === 'ordering' && (
        <OrderFields
          id={question.id}
          choices={choices}
          order={answer as number[]}
          checked={checked as number[] | undefined}
          onChange={change}
        />
      )}
      {(source.kind === 'single' || source.kind === 'multiple') && (
        <ChoiceFields
          name={id}
          id={question.id}
          single={source.kind === 'single'}
          choices={choices}
          order={order}
          chosen={answer as number[]}
          checked={checked as number[] | undefined}
          onChange={change}
        />
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 noscript:hidden">
        <button
          type="submit"
          className="button button-secondary h-10 rounded-lg px-4 text-sm"
          disabled={isEmpty(answer)}
        >
          {checked === undefined ? 'Check' : 'Check again'}
        </button>
        <p role="status" className={right ? 'font-medium text-success' : 'font-medium text-danger'}>
          {checked !== undefined && verdictOf(question, checked)}
        </p>
      </div>
      {source.kind === 'fill' && checked !== undefined && (
        <p
          className={`quiz-text ${quizWhy}`}
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

/** The indexes of the options in the order to show, or the order in which items to put in order start. */
function orderOf({ id, source, choices }: QuestionView, seed: number | undefined): number[] {
  const ordering = source.kind === 'ordering'
  const positions = ordering ? puzzleOrder(choices.length) : [...choices.keys()]
  return seed === undefined ? positions : shuffled(positions, seed, id, ordering)
}

function verdictOf({ source }: QuestionView, checked: QuizAnswer): string {
  if (isRight(source, checked)) return 'Right.'
  if (isIncomplete(source, checked)) return 'Not yet. What you chose is right, but something is missing.'
  return 'Not yet. Read why, change your answer and check again.'
}

function isEmpty(answer: QuizAnswer): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : answer.length === 0
}
