import { scales, type Range, type Scale, type SurveyQuestion } from '@/content/survey'
import type { Outcome } from './survey-form.client'

type Props = { outcomes: Outcome[]; questions: SurveyQuestion[] }

/** Every result with its condition, for readers who count themselves. */
export function OutcomeList({ outcomes, questions }: Props) {
  const parts = scales.map((scale) => ({ scale, ...partOf(scale, questions) }))
  return (
    <div className="longform flow mt-3">
      <p>Count how often you said yes, in {parts.map(({ name }) => name).join(' and in ')}.</p>
      {outcomes.map((outcome) => (
        <div key={outcome.title} className="flow border-t border-line pt-6 [--flow:0.5em]">
          <p className="text-sm text-muted">
            {parts
              .map(({ scale, name, count }) => `${rangeText(outcome[scale], count)} in ${name}`)
              .join(', ')}
          </p>
          <h3 className="text-xl!">{outcome.title}</h3>
          {outcome.body}
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
