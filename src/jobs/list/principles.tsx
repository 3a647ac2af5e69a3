import { Section } from '@/ui/section'

const principles = [
  {
    title: 'We write before we meet',
    text: 'A decision starts as a document that people in other time zones can read. We meet only about what the document could not settle.',
    cost: 'You will write more than you are used to, and you will sometimes wait a day for an answer.',
  },
  {
    title: 'Each part has one owner',
    text: 'The owner decides and names what would change the decision. Owners hand a part over when they want to work on something else.',
    cost: 'You will have to live with decisions of other owners.',
  },
  {
    title: 'We work in public',
    text: 'The code, its issues, and its benchmarks are public. You can see today what you would work on, and you can show later what you did.',
    cost: 'Strangers will read and review your code.',
  },
]

/** How the company works, and what that asks of a colleague. */
export function Principles() {
  return (
    <Section heading="How we work, and what it asks of you">
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {principles.map(({ title, text, cost }) => (
          <div key={title} className="flex flex-col border-t border-line-strong pt-6">
            <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
            <p className="mt-3 mb-5 text-muted">{text}</p>
            <p className="mt-auto border-l-2 border-amber pl-4 text-body-sm">{cost}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
