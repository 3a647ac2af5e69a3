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

/** What happens after the form is sent. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-2xl font-semibold tracking-tight">
        What happens after you send it
      </h2>
      <ol className="mt-7 ml-2 border-l border-line-strong">
        {steps.map(({ when, title, text }) => (
          <li key={title} className="relative pb-9 pl-8 last:pb-0">
            <span
              aria-hidden
              className="absolute top-1.5 -left-[7px] size-[13px] rounded-full border-2 border-ground bg-coral outline outline-offset-2 outline-coral/40"
            />
            <p className="font-mono text-xs text-accent">{when}</p>
            <h3 className="mt-1.5 font-semibold">{title}</h3>
            <p className="mt-1 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
