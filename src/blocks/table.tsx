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

/** A table that scrolls, or whose rows become blocks on phones. A filter marks rows of a short table, and shows only those of a long one. */
export function Table({ label, layout, filter, children }: Props) {
  const table = (
    <PlainTable
      label={label}
      className={clsx(
        "[&_[data-mark='!']]:text-amber [&_[data-mark='✓']]:text-success [&_[data-mark='✕']]:text-danger",
        'copy [&_em]:text-caption [&_em]:text-accent [&_em]:not-italic [&_tbody_th>code]:mr-1 [&_td]:text-muted [&_td_strong]:font-medium [&_td_strong]:text-text',
        styles.heat,
        layout && !['scroll', 'compact'].includes(layout) && styles.rows,
        layout === 'versus' && styles.versus,
        layout === 'lines' && styles.lines,
        layout === 'compact' && compact,
      )}
    >
      {children}
    </PlainTable>
  )
  if (!filter) return table
  const { rows, ...choices } = filter
  const long = rows > 12
  return (
    <div className={clsx(styles.filtered, long ? folded : '[--filtered:table-row] max-md:[--filtered:flex]')}>
      <Choices {...choices} look="pills" name={featureAnchor(choices.legend)} className="mb-4" />
      {table}
      {long && (
        <label className="code-more border-0">
          <input type="checkbox" className="sr-only" />
          <span className="code-more-all">Show all {rows} rows</span>
          <span className="code-more-less">Show fewer rows</span>
        </label>
      )}
    </div>
  )
}

/** Phones show a row as its name and its short cells, below that its numbers with the names of their columns, or a text. */
const compact = clsx(
  'max-md:[&_:is(table,tbody,th,td)]:block max-md:[&_:is(th,td)]:max-w-none max-md:[&_table]:w-auto max-md:[&_thead]:sr-only',
  'max-md:[&_tbody_tr]:flex max-md:[&_tbody_tr]:flex-wrap max-md:[&_tbody_tr]:items-baseline max-md:[&_tbody_tr]:gap-x-2.5 max-md:[&_tbody_tr]:gap-y-1 max-md:[&_tbody_tr]:px-4 max-md:[&_tbody_tr]:py-3 max-md:[&_tbody_tr]:after:order-1 max-md:[&_tbody_tr]:after:basis-full',
  "max-md:[&_tbody_:is(th,td)]:p-0 max-md:[&_td:last-child:not([align])]:basis-full max-md:[&_td:nth-last-child(3):not([align])]:after:ml-2.5 max-md:[&_td:nth-last-child(3):not([align])]:after:content-['·']",
  'max-md:[&_td[align]]:order-2 max-md:[&_td[align]]:rounded-sm max-md:[&_td[align]]:px-1.5 max-md:[&_td[align]:not([style])]:hidden max-md:[&_td[align]]:before:mr-1 max-md:[&_td[align]]:before:text-caption max-md:[&_td[align]]:before:text-muted max-md:[&_td[align]]:before:content-[attr(data-label)]',
  'lg:[&_[align]]:w-[12%] lg:[&_th:first-child:nth-last-child(4)]:w-[28%]',
)
const folded =
  "[--filtered:none] max-md:[&:has([value='1']:checked):not(:has(>label_:checked))_[data-more]]:hidden max-md:[&:has([value='1']:checked)>label]:flex"
