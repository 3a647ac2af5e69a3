'use client'

import { useEffect, useRef } from 'react'
import type { SurveyQuestion } from '@/content/survey'
import { popupAttributes } from '@/forms/popup-attributes'
import { ShareTools } from '@/site/share/share-tools.client'
import { buttonClass } from '@/ui/button'
import { questionId, resultId } from './names'
import { hashOf, scoreOf, type Answers } from './score'
import type { Outcome } from './survey-form.client'

/** The form that mails a result. */
export type MailForm = { id: string; address: string; label?: string; size: number }
type Props = {
  answers: Answers
  questions: SurveyQuestion[]
  outcome: Outcome
  form: MailForm
  /** The visitor followed a link to this result. */
  isLinked: boolean
  startOver: () => void
}

/** The result: score, advice, what was answered with no, and ways to keep it. */
export function Result({ answers, questions, outcome, form, isLinked, startOver }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const gaps = questions.filter(({ scale }, at) => scale === 'ready' && answers[at] === 'N')
  const link = location.origin + location.pathname + hashOf(answers)
  const mail = new URLSearchParams({ subject: outcome.title, body: link }).toString().replaceAll('+', '%20')

  useEffect(() => {
    if (!isLinked) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isLinked])

  return (
    <section
      aria-labelledby={resultId}
      className="longform flow mt-8 rounded-card border border-line-strong bg-raised p-6 sm:p-8"
    >
      <p className="eyebrow mb-0!">Your result</p>
      <h3 ref={heading} id={resultId} tabIndex={-1} className="mt-2! text-2xl! outline-none">
        {outcome.title}
      </h3>
      <Scores questions={questions} answers={answers} />
      {outcome.body}
      {gaps.length > 0 && (
        <>
          <h4>What to improve first</h4>
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
      <h4>Keep your result</h4>
      <div className="not-prose mt-3! flex flex-wrap items-end gap-2">
        <label className="grid min-w-0 grow gap-1.5 text-sm text-muted">
          Link to this result
          <input
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="h-10 min-w-0 rounded-[10px] border border-line-strong bg-ground px-3 font-mono text-caption text-text"
          />
        </label>
        <ShareTools
          url={link}
          title={outcome.title}
          className="icon-link cursor-pointer border border-line-strong"
        />
      </div>
      <p className="text-sm text-muted">
        Anyone who opens the link sees your answers. We see them only if you send them.
      </p>
      <div className="not-prose flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          // A popup reads its fields when it is created, so other answers need another element.
          key={answers}
          {...popupAttributes({ ...form, hidden: { answers, result: link } })}
          className={buttonClass()}
        >
          Get it by email
        </a>
        <a href={`mailto:?${mail}`} className="text-sm underline underline-offset-4 hover:text-text">
          Write the email yourself
        </a>
        <button
          type="button"
          className="cursor-pointer text-sm underline underline-offset-4 hover:text-text"
          onClick={startOver}
        >
          Start over
        </button>
      </div>
      <p className="text-sm text-muted">
        The form sends us your address, your {questions.length} answers, and the link. An engineer sends you
        the result within one working day and names what to change first.
      </p>
    </section>
  )
}

const scaleNames = { need: 'Need for federation', ready: 'Readiness' } as const

function Scores({ questions, answers }: { questions: SurveyQuestion[]; answers: Answers }) {
  const score = scoreOf(questions, answers)
  return (
    <dl className="not-prose grid gap-4 sm:grid-cols-2">
      {(['need', 'ready'] as const).map((scale) => {
        const most = questions.filter((question) => question.scale === scale).length
        return (
          <div key={scale}>
            <dt className="text-sm text-muted">{scaleNames[scale]}</dt>
            <dd className="m-0! p-0! font-semibold tabular-nums">
              {score[scale]} of {most} yes
              <span aria-hidden="true" className="mt-1.5 block h-1 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-coral"
                  style={{ width: `${(100 * score[scale]) / most}%` }}
                />
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
