import { AfterSending } from '@/site/after-sending'

const steps = [
  {
    when: 'Within one working day',
    title: 'An engineer answers by email',
    text: 'With a first opinion and the questions that are still open. No call is needed to get it.',
  },
  {
    when: 'When it suits you',
    title: 'A call of 30 minutes',
    text: 'With the engineer who wrote to you. Show what you may show: an excerpt of the schema and a trace say more than slides. Nothing is recorded.',
  },
  {
    when: 'Two days later',
    title: 'Our view in writing',
    text: 'What we would do first, what it costs, and where federation would not help you. It is yours, whatever you decide.',
  },
] as const

/** What happens after the sales form is sent. */
export function NextSteps() {
  return <AfterSending steps={steps} />
}
