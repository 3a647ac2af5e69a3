import type { ReactNode } from 'react'
import { Disclosure } from '@/ui/disclosure'
import { Lightbulb, List, TriangleAlert } from '@/ui/icon'

type Props = { children: ReactNode }
type Titled = Props & { title: string }

/** The box at the top of a chapter that lists what it teaches. */
export function Learn({ children }: Props) {
  return (
    <aside data-note className="my-8 rounded-card border border-line bg-raised p-6 [&>ul]:mt-3">
      <p className="mt-0! flex items-center gap-2 font-semibold">
        <Lightbulb size={18} className="text-accent" /> What you will learn
      </p>
      {children}
    </aside>
  )
}

/** A box that warns of a common mistake. */
export function Pitfall({ title, children }: Titled) {
  return (
    <aside
      data-note
      className="my-8 rounded-card border border-l-4 border-line-strong border-l-amber bg-raised p-6 [&>p+p]:mt-3"
    >
      <p className="mt-0! flex items-center gap-2 font-semibold">
        <TriangleAlert size={18} className="text-amber" /> Pitfall: {title}
      </p>
      {children}
    </aside>
  )
}

/** Background that opens on demand. */
export function DeepDive({ title, children }: Titled) {
  return (
    <div className="my-8 border-y border-line">
      <Disclosure summary={`Why it is so: ${title}`}>{children}</Disclosure>
    </div>
  )
}

/** The box that sums up a chapter. */
export function Recap({ children }: Props) {
  return (
    <aside data-note className="my-10 rounded-card border border-line bg-raised p-6 [&>ul]:mt-3">
      <p className="mt-0! flex items-center gap-2 font-semibold">
        <List size={18} className="text-cool" /> Recap
      </p>
      {children}
    </aside>
  )
}
