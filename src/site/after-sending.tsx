import type { ReactNode } from 'react'

type Step = { when: string; title: string; text: ReactNode }

/** What happens after a form is sent, in order. */
export function AfterSending({ steps }: { steps: readonly Step[] }) {
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
