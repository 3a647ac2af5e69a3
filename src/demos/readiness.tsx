import { Children, type ReactNode } from 'react'
import { forms, popupSizes } from '@/config/forms'
import { scales, type Range, type Scale, type SurveyQuestion } from '@/content/survey'
import { fillIn, words } from '@/content/words'
import { formHref } from '@/forms/form-address'
import { formById } from '@/forms/host/forms'
import { PhoneFold } from '@/ui/phone-fold'
import { answerName, questionId } from './readiness-score'
import { SurveyForm, type Outcome } from './readiness.client'

type ListProps = { questions: SurveyQuestion[]; outcomes: Outcome[] }

/** A survey that scores itself in the page. Without script it lists every result and says how to count. */
function Survey({ children, ...survey }: ListProps & { children: ReactNode }) {
  const id = forms.readiness
  const form = { id, address: formHref(id), label: formById(id)?.title, size: popupSizes.site }
  const [fields, ...conclusion] = Children.toArray(children)
  const { readiness } = words()
  return (
    <SurveyForm
      {...survey}
      words={{ ...readiness, sent: fillIn(readiness.sent, { count: survey.questions.length }) }}
      form={form}
      fields={fields}
      conclusion={conclusion}
      list={<OutcomeList outcomes={survey.outcomes} questions={survey.questions} />}
    />
  )
}

/** Every result with its condition, for readers who count themselves. */
function OutcomeList({ outcomes, questions }: ListProps) {
  const parts = scales.map((scale) => ({ scale, ...partOf(scale, questions) }))
  return (
    <div className="longform flow mt-3">
      <p className="hidden noscript:block">
        Count how often you said yes, in {parts.map(({ name }) => name).join(' and in ')}.
      </p>
      {outcomes.map((outcome) => (
        <div key={outcome.title} className="border-t border-line max-md:mt-0! max-md:last:border-b md:pt-6">
          <PhoneFold title={outcome.title} titleClass="mt-0! text-xl! max-md:text-base!">
            <div className="flow mt-1 max-w-[38rem] [--flow:0.6em]">
              <p className="text-sm text-muted">
                {parts
                  .map(({ scale, name, count }) => `${rangeText(outcome[scale], count)} in ${name}`)
                  .join(', ')}
              </p>
              {outcome.body}
            </div>
          </PhoneFold>
        </div>
      ))}
    </div>
  )
}

/** A scale in the visitor's words, such as "questions 1–4", and how many questions it has. */
function partOf(scale: Scale, questions: SurveyQuestion[]) {
  const numbers = questions.flatMap((question) => (question.scale === scale ? [question.number] : []))
  return { name: `questions ${numbers.at(0)}–${numbers.at(-1)}`, count: numbers.length }
}

function rangeText([least, most]: Range, count: number): string {
  if (least === 0 && most === count) return 'any number'
  return least === most ? `${least} yes` : `${least}–${most} yes`
}

/** A question with its explanation and its two answers. */
function Question({ number, title, children }: SurveyQuestion & { children: ReactNode }) {
  return (
    // `data-question` keeps the words in the Markdown form of the page, which leaves out controls.
    <fieldset
      id={questionId(number)}
      data-question=""
      className="flow min-w-0 border-t border-line pt-6 pb-8 [--flow:0.75em] max-sm:py-4 max-sm:[--flow:0.5em] xl:relative xl:py-5 xl:pe-48 xl:[--flow:0.5em] max-lg:[&_input]:scroll-mb-24 sm:[&>:not(legend)]:ms-11 [&>p]:text-muted xl:[&>p]:text-body-sm"
    >
      <legend className="contents">
        <h3 className="mt-0! flex items-baseline text-lg! sm:max-xl:text-xl!">
          <span className="w-10 shrink-0 font-mono text-base font-normal text-accent sm:w-11">{number}.</span>{' '}
          {title}
        </h3>
      </legend>
      {children}
      <div className="mt-4! grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3 sm:flex xl:absolute xl:end-0 xl:top-4 xl:mt-0! xl:gap-2">
        {['Yes', 'No'].map((label) => (
          <label
            key={label}
            className="flex h-11 min-w-24 cursor-pointer items-center gap-2.5 rounded-lg border border-line-field bg-raised px-4 font-medium text-text transition-colors hover:border-muted has-checked:border-accent has-checked:bg-raised-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-cool xl:min-w-0 xl:px-3"
          >
            <input
              type="radio"
              name={answerName(number)}
              value={label.charAt(0)}
              className="check outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The components of the survey tags. */
export const surveyBlocks = { Survey, SurveyQuestion: Question }
