import type { ReactNode } from 'react'

type Props = { id: string; heading: string; className?: string; children: ReactNode }

/** A part of an article in code, under its heading. */
export function Part({ id, heading, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-2xl font-semibold tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  )
}
