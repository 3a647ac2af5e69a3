import type { ReactNode } from 'react'

/** A description list: side by side, or stacked on a phone. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <div className="not-prose">
      <dl className="border-t border-line">{children}</dl>
    </div>
  )
}

type FactProps = { term: ReactNode; children: ReactNode }

export function Fact({ term, children }: FactProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="font-mono text-caption leading-6 break-words text-text">{term}</dt>
      <dd className="m-0 p-0 text-body-sm leading-6 text-muted">{children}</dd>
    </div>
  )
}

/** An extra line below a fact. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="mt-1 block text-caption">
      <span className="text-text">{label}</span> {children}
    </span>
  )
}
