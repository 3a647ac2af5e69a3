import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** Name of the scrolling region. Needed on pages with several tables. */
  label?: string
  /** `<thead>`, `<tbody>` and so on. */
  children: ReactNode
  className?: string
}

/** Roles of a table that small screens lay out as blocks, because some browsers then drop its semantics. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table that scrolls horizontally inside its own frame, by pointer and by keyboard. */
export function Table({ label, children, className }: Props) {
  return (
    <div
      // Only a named table should be a landmark.
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
