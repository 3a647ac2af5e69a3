import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { BlockAttributes } from '@/content/blocks'
import type { TableFilter } from '@/content/markdoc/block-tags'
import { featureAnchor } from '@/lib/slug'
import { Choices } from '@/ui/choices'
import { Table as PlainTable } from '@/ui/table'
import styles from './table.module.css'

type Props = Partial<Omit<BlockAttributes<'table'>, 'filter'>> & {
  filter?: TableFilter
  children?: ReactNode
}

/** A table that scrolls in its frame, or whose rows become blocks on phones. A filter shows its rows by groups. */
export function Table({ label, layout, filter, children }: Props) {
  const table = (
    <PlainTable
      label={label}
      className={clsx(
        "[&_[data-mark='!']]:text-amber [&_[data-mark='✓']]:text-success [&_[data-mark='✕']]:text-danger",
        'copy [&_em]:ml-1.5 [&_em]:text-caption [&_em]:text-accent [&_em]:not-italic [&_td]:text-muted [&_td_strong]:font-medium [&_td_strong]:text-text',
        styles.heat,
        layout && layout !== 'scroll' && styles.rows,
        layout === 'versus' && styles.versus,
        layout === 'lines' && styles.lines,
      )}
    >
      {children}
    </PlainTable>
  )
  if (!filter) return table
  return (
    <div className={styles.filtered}>
      <Choices {...filter} look="pills" name={featureAnchor(filter.legend)} className="mb-4" />
      {table}
    </div>
  )
}
