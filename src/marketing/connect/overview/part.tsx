import type { ReactNode } from 'react'

type Props = { id: string; heading: string; children: ReactNode }

/** One part of the explainer: text in a reading measure, pictures as wide as the column. */
export function Part({ id, heading, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line pt-10 not-first:mt-16 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="text-2xl leading-snug font-semibold tracking-tight md:text-[1.75rem]">
        {heading}
      </h2>
      <div className="flow mt-5 [&>*+figure]:mt-8 [&>figure+*]:mt-8 [&>p]:max-w-[40rem] [&>p]:text-body-lg [&>p]:leading-[1.75] [&>p]:text-text/90">
        {children}
      </div>
    </section>
  )
}

/** A word of code inside a sentence. */
export function Term({ children }: { children: ReactNode }) {
  return (
    <code className="rounded border border-line bg-raised px-1 py-0.5 font-mono text-code">{children}</code>
  )
}
