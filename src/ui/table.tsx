import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** Names the scrolling region. Give one wherever a page has several tables. */
  label?: string
  /** `<thead>`, `<tbody>` and so on. */
  children: ReactNode
  className?: string
}

/**
 * Roles for the parts of a table that styles lay out as blocks on small screens: not every browser leaves a row a row
 * then. Spread onto the elements.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

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
      <table {...tableRoles.table} className="table-plain">
        {children}
      </table>
    </div>
  )
}
