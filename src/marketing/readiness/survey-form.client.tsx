'use client'

import { useRef, type ReactNode } from 'react'
import type { SurveyOutcome, SurveyQuestion } from '@/content/survey'
import { Disclosure } from '@/ui/disclosure'
import { OutcomeList } from './outcome-list'
import { Progress } from './progress.client'
import { Result, type MailForm } from './result.client'
import { outcomeOf } from './score'
import { useAnswers } from './use-answers.client'

export type Outcome = SurveyOutcome & { body: ReactNode }
type Props = {
  questions: SurveyQuestion[]
  outcomes: Outcome[]
  form: MailForm
  fields: ReactNode
  /** What stands above the result. */
  conclusion: ReactNode
}

/** The questions of a survey, with progress and result. Nothing is stored or sent. */
export function SurveyForm({ questions, outcomes, form, fields, conclusion }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const { answers, isLinked, sync } = useAnswers(element, questions.length)
  const outcome = outcomeOf(outcomes, questions, answers)
  const list = <OutcomeList outcomes={outcomes} questions={questions} />

  function startOver() {
    element.current?.reset()
    sync()
    element.current?.querySelector('input')?.focus()
  }

  return (
    <div>
      {/* `data-question` keeps the words in the Markdown form of the page, which leaves out controls. */}
      <form ref={element} data-question="" onChange={sync} onSubmit={(event) => event.preventDefault()}>
        {fields}
        <Progress answers={answers} />
      </form>
      <div className="longform flow mt-16">{conclusion}</div>
      <p role="status" className="sr-only">
        {outcome && `All questions are answered. Your result: ${outcome.title}.`}
      </p>
      {outcome ? (
        <>
          <Result {...{ answers, questions, outcome, form, isLinked, startOver }} />
          <Disclosure summary="All results" className="mt-8 border-y border-line">
            {list}
          </Disclosure>
        </>
      ) : (
        list
      )}
    </div>
  )
}
