'use client'

import clsx from 'clsx'
import { CopyButton } from '@/ui/copy-button.client'
import { iconLink } from '@/ui/icon-link'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Words } from '@/content/schemas/words'
import { scales, type SurveyOutcome, type SurveyQuestion } from '@/content/survey'
import { popupAttributes } from '@/forms/popup-attributes'
import { buttonClass } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { useAnswers } from './readiness-answers.client'
import {
  countAnswered,
  firstOpen,
  hashOf,
  outcomeOf,
  possibleOutcomes,
  questionId,
  resultId,
  scoreOf,
  type Answers,
} from './readiness-score'

/** The form that mails a result. */
type MailForm = { id: string; address: string; label?: string; size: number }
export type Outcome = SurveyOutcome & { body: ReactNode }
type Sentences = Words['readiness']
type SurveyProps = {
  words: Sentences
  questions: SurveyQuestion[]
  outcomes: Outcome[]
  form: MailForm
  fields: ReactNode
  /** What stands above the result. */
  conclusion: ReactNode
  /** Every result with its condition. */
  list: ReactNode
}

/** The questions of a survey, with progress and result. Nothing is stored or sent. */
export function SurveyForm({ words, questions, outcomes, form, fields, conclusion, list }: SurveyProps) {
  const element = useRef<HTMLFormElement>(null)
  const { answers, isLinked, sync } = useAnswers(element, questions.length)
  const outcome = outcomeOf(outcomes, questions, answers)

  function startOver() {
    element.current?.reset()
    sync()
    element.current?.querySelector('input')?.focus()
  }

  return (
    <div className="sm:pt-6">
      {/* `data-question` keeps the words in the Markdown form of the page, which leaves out controls. */}
      <form ref={element} data-question="" onChange={sync} onSubmit={(event) => event.preventDefault()}>
        {fields}
        <Progress {...{ words, questions, outcomes, answers }} />
      </form>
      <div className="longform flow mt-16">{conclusion}</div>
      <p role="status" className="sr-only">
        {outcome && `All questions are answered. Your result: ${outcome.title}.`}
      </p>
      {outcome ? (
        <>
          <Result {...{ words, answers, questions, outcome, form, isLinked, startOver }} />
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

type AnswersProps = { questions: SurveyQuestion[]; answers: Answers }
type ProgressProps = AnswersProps & { words: Sentences; outcomes: Outcome[] }

/**
 * How many questions are answered, and a button that leads to the next open one or to the result: a bar that floats over the
 * questions from the first answer on, or on large screens a panel beside them that also shows where the answers lead.
 */
function Progress({ words, questions, outcomes, answers }: ProgressProps) {
  const open = firstOpen(answers)
  const answered = countAnswered(answers)
  const possible = possibleOutcomes(outcomes, questions, answers).map(({ title }) => title)
  const rows = questions.filter(({ scale }) => scale === 'ready').length + 1

  function goOn() {
    const target = document.getElementById(open > 0 ? questionId(open) : resultId)
    target?.scrollIntoView()
    ;(target?.querySelector('input') ?? target)?.focus({ preventScroll: true })
  }

  return (
    // Beside the questions it ends above the form, which is 860 px high.
    <div
      data-chrome
      className="script-only contents lg:absolute lg:top-20 lg:right-6 lg:bottom-[67rem] lg:block lg:w-(--beside)"
    >
      <div
        className={clsx(
          answered === 0 && 'max-lg:hidden',
          'sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-line-strong bg-raised border-t max-lg:mx-[-24px] max-lg:px-[24px] max-lg:py-3 lg:top-28 lg:bottom-auto lg:block lg:bg-transparent lg:pt-6 [@media(max-height:20rem)]:static',
        )}
      >
        <div className="grow">
          <p className="text-sm text-muted tabular-nums lg:text-lg lg:font-semibold lg:text-text">
            {answered} of {answers.length} answered
          </p>
          <span aria-hidden="true" className="mt-1.5 block h-1 rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-coral transition-[width] duration-(--motion-state)"
              style={{ width: `${(100 * answered) / answers.length}%` }}
            />
          </span>
        </div>
        <div className="not-prose max-lg:hidden">
          <Scores {...{ questions, answers }} />
          <p className="mt-6 text-sm text-muted">{open > 0 ? words.possible : 'Your result'}</p>
          <p aria-hidden="true" className="mt-3 text-caption text-muted">
            ↑ {scaleNames.ready}
          </p>
          <ul
            className={clsx(
              'my-1 grid auto-cols-fr auto-rows-[1.5rem] text-caption/tight *:m-px *:grid *:place-items-center *:rounded-sm *:px-2 *:text-center *:font-medium *:text-balance',
              answered > 0 ? '*:bg-accent/20' : '*:bg-raised-2',
            )}
          >
            {outcomes.map(({ title, need: [left, right], ready: [low, high] }) => (
              <li
                key={title}
                aria-hidden={!possible.includes(title)}
                className="aria-hidden:bg-raised! aria-hidden:text-muted"
                style={{ gridArea: `${rows - high} / ${left + 1} / ${rows - low + 1} / ${right + 2}` }}
              >
                {possible.includes(title) ? title : <s className="decoration-line-strong">{title}</s>}
              </li>
            ))}
          </ul>
          <p aria-hidden="true" className="mb-6 text-end text-caption text-muted">
            {scaleNames.need} →
          </p>
        </div>
        <button
          type="button"
          className={buttonClass({ variant: open > 0 ? 'secondary' : 'primary' }, 'lg:w-full')}
          onClick={goOn}
        >
          {open > 0 ? `Go to question ${open}` : 'See your result'}
        </button>
      </div>
    </div>
  )
}

type ResultProps = AnswersProps & {
  words: Sentences
  outcome: Outcome
  form: MailForm
  /** The visitor followed a link to this result. */
  isLinked: boolean
  startOver: () => void
}

/** The result: score, advice, what was answered with no, and ways to keep it. */
function Result({ words, answers, questions, outcome, form, isLinked, startOver }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const gaps = questions.filter(({ scale }, at) => scale === 'ready' && answers[at] === 'N')

  useEffect(() => {
    if (!isLinked) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isLinked])

  return (
    <section aria-labelledby={resultId} className="longform flow mt-8 border-t-2 border-coral pt-6">
      <p className="eyebrow mb-0!">Your result</p>
      <h3 ref={heading} id={resultId} tabIndex={-1} className="mt-2! text-2xl! outline-none">
        {outcome.title}
      </h3>
      <Scores questions={questions} answers={answers} />
      {outcome.body}
      {gaps.length > 0 && (
        <>
          <h4>{words.gaps}</h4>
          <ul>
            {gaps.map(({ number, title, href, label }) => (
              <li key={number}>
                <a href={`#${questionId(number)}`}>
                  {number}. {title}
                </a>
                {href && (
                  <span className="block text-sm text-muted">
                    Read <a href={href}>{label}</a>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <h4>{words.keep}</h4>
      <div className="not-prose mt-3! flex flex-wrap items-end gap-2">
        <label className="grid min-w-0 grow gap-1.5 text-sm text-muted">
          Link to this result
          <input
            readOnly
            value={linkTo(answers)}
            onFocus={(event) => event.currentTarget.select()}
            className="h-10 min-w-0 rounded-lg border border-line-strong bg-ground px-3 font-mono text-caption text-text"
          />
        </label>
        <CopyButton link={linkTo(answers)} className={copyClass} />
      </div>
      <p className="text-sm text-muted">{words.link}</p>
      <div className="not-prose flex flex-wrap items-center gap-x-6 gap-y-3">
        <SendLink {...{ words, answers, form }} />
        <button type="button" className="cursor-pointer text-sm underline" onClick={startOver}>
          Start over
        </button>
      </div>
      <p className="text-sm text-muted">{words.sent}</p>
    </section>
  )
}

const copyClass = `${iconLink} cursor-pointer border border-line-strong`
const linkTo = (answers: Answers) => location.origin + location.pathname + hashOf(answers)

function SendLink({ words, answers, form }: { words: Sentences; answers: Answers; form: MailForm }) {
  return (
    <a
      // A popup reads its fields when it is created, so other answers need another element.
      key={answers}
      {...popupAttributes({ ...form, hidden: { answers, result: linkTo(answers) } })}
      className={buttonClass({ variant: 'secondary' })}
    >
      {words.send}
    </a>
  )
}

const scaleNames = { need: 'Need for federation', ready: 'Readiness' } as const

const marks: Record<string, string> = { Y: 'bg-coral', N: 'bg-line-strong', '-': 'bg-line' }

/** The score on each scale, and a mark for each of its questions. */
function Scores({ questions, answers }: AnswersProps) {
  const score = scoreOf(questions, answers)
  return (
    <dl className="not-prose mt-6 grid max-w-none! gap-5">
      {scales.map((scale) => {
        const asked = questions.filter((question) => question.scale === scale)
        return (
          <div key={scale} className="grid grid-cols-[1fr_auto] gap-x-4">
            <dt className="text-sm text-muted">{scaleNames[scale]}</dt>
            <dd className="m-0! p-0! text-sm font-semibold tabular-nums">
              {score[scale]} of {asked.length} yes
            </dd>
            <dd aria-hidden="true" className="col-span-2 m-0! mt-2! flex gap-1 p-0!">
              {asked.map(({ number }) => (
                <span
                  key={number}
                  className={`h-1.5 grow rounded-full ${marks[answers.charAt(number - 1)]}`}
                />
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
