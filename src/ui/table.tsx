import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** Names the scrolling region. Give one wherever a page has several tables. */
  label?: string
  /** `<thead>`, `<tbody>` and so on. */
  children: ReactNode
  className?: string
}

/** A table that scrolls sideways inside its own frame, by pointer and by keyboard. */
export function Table({ label, children, className }: Props) {
  return (
    <div
      // Only a named table is worth a landmark of its own.
      role={label ? 'region' : 'group'}
      aria-label={label ?? 'Table'}
      tabIndex={0}
      className={clsx('table-frame', className)}
    >
      {/* The role outlives styles that lay rows out as blocks on small screens; the rows then name theirs as well. */}
      <table role="table" className="table-plain">
        {children}
      </table>
    </div>
  )
}
