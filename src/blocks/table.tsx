import clsx from 'clsx'
import { Children, type ReactNode } from 'react'
import type { BlockAttributes } from '@/content/blocks'
import type { TableFilter } from '@/content/markdoc/block-tags'
import { featureAnchor } from '@/lib/slug'
import { Choices } from '@/ui/choices'
import { FoldCheckbox } from '@/ui/fold-checkbox.client'
import { ChevronDown } from '@/ui/icon'
import { PhoneFold } from '@/ui/phone-fold'
import { Table as PlainTable } from '@/ui/table'
import styles from './table.module.css'

type Props = Partial<Omit<BlockAttributes<'table'>, 'filter'>> & {
  filter?: TableFilter
  children?: ReactNode
}

/** A table that scrolls, or whose rows become blocks on phones. A filter marks rows of a short table; it shows only those of a long one. */
export function Table({ label, layout, filter, children }: Props) {
  const table = (
    <PlainTable
      label={label}
      className={clsx(
        "[&_[data-mark='!']]:text-amber [&_[data-mark='✓']]:text-success [&_[data-mark='✕']]:text-danger",
        'copy [&_em]:text-caption [&_em]:text-accent [&_em]:not-italic [&_tbody_th>code]:mr-1 [&_td]:text-muted [&_td_strong]:font-medium [&_td_strong]:text-text',
        styles.heat,
        layout && styles[layout],
      )}
    >
      {children}
    </PlainTable>
  )
  if (!filter) return table
  const { rows, ...choices } = filter
  const long = rows > 12
  return (
    <div
      className={clsx(
        styles.filtered,
        long ? styles.folded : `${styles.marked} [--filtered:flex] md:[--filtered:table-row]`,
      )}
    >
      <Choices {...choices} look="pills" name={featureAnchor(choices.legend)} className="mb-4" />
      {table}
      {long && (
        <label className="code-more mx-auto mt-4 w-fit gap-2 rounded-lg border border-line-strong bg-raised px-5 text-sm font-medium hover:border-line-field">
          <FoldCheckbox />
          <span className="code-more-all">Show all {rows} rows</span>
          <span className="code-more-less">Show fewer rows</span>
          <ChevronDown size={16} className="text-muted peer-checked:rotate-180" />
        </label>
      )}
    </div>
  )
}

/** The topic of a comparison. On phones it opens the reasons in its row; browsers without ::details-content open each cell. */
export function Topic({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <label data-chrome className={styles.opener}>
        <span className="sr-only">Reasons: {children}</span>
        <FoldCheckbox />
        <ChevronDown size={16} className="peer-checked:rotate-180" />
      </label>
    </>
  )
}

/** A cell of a comparison: its verdict, and the reasons. The space separates them in Markdown. */
export function Verdict({ children }: { children: ReactNode }) {
  const [verdict, ...reasons] = Children.toArray(children)
  if (reasons.length === 0) return verdict
  return (
    <PhoneFold as="p" title={[verdict, '\u00a0']}>
      {reasons}
    </PhoneFold>
  )
}
