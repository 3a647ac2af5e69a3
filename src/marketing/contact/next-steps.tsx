import { AfterSending } from '@/site/after-sending'

const steps = [
  {
    when: 'Within one working day',
    title: 'An engineer answers by email',
    text: 'You get a first opinion and the questions that are still open, without a call.',
  },
  {
    when: 'When it suits you',
    title: 'You talk for 30 minutes',
    text: 'You speak with the engineer who wrote to you. An excerpt of your schema and a trace help most. We do not record the call.',
  },
  {
    when: 'Two days later',
    title: 'You get our advice in writing',
    text: 'We name the first step, its cost, and the places where federation would not help you. You can keep it, whatever you decide.',
  },
] as const

/** What happens after the sales form is sent. */
export function NextSteps() {
  return <AfterSending steps={steps} row />
}
