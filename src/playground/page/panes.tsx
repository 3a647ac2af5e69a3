import clsx from 'clsx'
import { useId, type ReactNode } from 'react'

/** Verdict and buttons above the panes. */
export const headRow =
  'mb-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pointer-coarse:[&_.button]:min-h-11'

/** Wide screens show all four in the window: schemas above their composition, and beside them the query above its plan. */
export const paneGrid =
  'grid gap-3 lg:h-[max(33rem,calc(100dvh-15.5rem))] lg:grid-flow-col lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:grid-rows-[repeat(12,minmax(0,1fr))] lg:*:row-span-5 lg:[&>:nth-child(3n+1)]:row-span-7'

/** The grid of the workbench around finished content, so that nothing moves when the workbench takes its place. */
export function Panes({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className={headRow}>{head}</div>
      <div className={paneGrid}>{children}</div>
    </div>
  )
}

export function FinishedPane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Pane label={label} className="max-lg:h-auto">
      <div
        role="group"
        aria-label={label}
        tabIndex={0}
        className="flex flex-1 flex-col gap-4 overflow-auto p-4 *:flex-none focus-visible:-outline-offset-2"
      >
        {children}
      </div>
    </Pane>
  )
}

/** Properties of tabs that fill a pane. */
export const paneTabs = {
  className: 'flex min-h-0 min-w-0 flex-1 flex-col',
  listClass: 'min-h-11 flex-none gap-5 px-4 max-sm:gap-3.5 max-sm:px-3 pointer-coarse:[&>.tab]:min-h-11',
  panelClass:
    'min-h-0 flex-1 overflow-auto p-5 focus-visible:-outline-offset-2 max-sm:p-3 pointer-coarse:[&_.button]:min-h-11',
}

type PaneProps = {
  label: string
  /** Which pane it is, for phones, which show one at a time. */
  name?: string
  className?: string
  children: ReactNode
}

/** One of the four parts of the workbench, under a heading for assistive technology. */
export function Pane({ label, name, className, children }: PaneProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'flex h-[max(24rem,50svh)] min-w-0 flex-col overflow-hidden rounded-card border border-line-strong bg-raised lg:h-auto noscript:h-auto!',
        className,
      )}
      data-pane={name}
    >
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      {children}
    </section>
  )
}
