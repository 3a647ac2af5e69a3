import type { ReactNode } from 'react'

type Props = { id: string; title: string; className?: string; children: ReactNode }

/** A paragraph about certificates under its heading. */
export function Part({ id, title, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        {title}
      </h2>
      <p className="mt-3 text-muted">{children}</p>
    </section>
  )
}
