import { Section } from '@/ui/section'

const principles = [
  {
    title: 'Written first',
    text: 'Decisions are made in a document that people in other time zones have read. Meetings are for what a document could not settle, and they end with a changed document.',
  },
  {
    title: 'One owner',
    text: 'Every part has one name beside it. The owner decides, names what would change the decision, and hands the part over when they want to do something else.',
  },
  {
    title: 'In the open',
    text: 'The code, its issues and its benchmarks are public. You can see today what you would work on, and after a year you can show what you did.',
  },
]

export function Principles() {
  return (
    <Section eyebrow="How we work" heading="Three habits, and what they cost">
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {principles.map(({ title, text }) => (
          <div key={title} className="border-t border-line-strong pt-6">
            <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </div>
        ))}
      </div>
      <p className="mt-10 max-w-[44rem] text-muted">
        What they cost: you will write more than you are used to, you will sometimes wait a day for an answer,
        and strangers will read your code. Some good people do not like that, and it is better to know now.
      </p>
    </Section>
  )
}
