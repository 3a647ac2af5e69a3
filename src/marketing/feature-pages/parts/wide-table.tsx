import type { ReactNode } from 'react'
import { Table, tableRoles } from '@/ui/table'
import styles from './wide-table.module.css'

type Props = { label: string; columns: readonly ReactNode[]; children: ReactNode }

/**
 * A table with many columns. On a phone each row becomes a block in which cells with a `data-label` repeat the name of
 * their column. Takes rows that carry `tableRoles`.
 */
export function WideTable({ label, columns, children }: Props) {
  return (
    <Table label={label} className={styles.table}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {columns.map((name, index) => (
            <th key={index} {...tableRoles.columnHeader} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>{children}</tbody>
    </Table>
  )
}
