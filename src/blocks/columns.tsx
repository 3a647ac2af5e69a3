import clsx from 'clsx'
import { Children, isValidElement, type ReactNode } from 'react'
import type { BlockAttributes } from '@/content/blocks'
import { Choices } from '@/ui/choices'
import { columnClasses } from '@/ui/columns'
import styles from './columns.module.css'

type Props = BlockAttributes<'columns'> & { parts: ReactNode[] }

const grid =
  'grid grid-cols-1 gap-10 max-lg:has-[>.code-pair]:gap-4 md:has-[>*>figure>svg]:grid-cols-2 lg:gap-x-16 [.longform_&]:gap-6'

/**
 * Parts side by side from 64rem on, or from 48rem on beside a drawing; below that, one under the other. Four listings are one picture,
 * of which phones choose a part: two files become one graph, which answers a query.
 */
export function Columns({ ratio, parts }: Props) {
  const joined = parts.length === 4
  const columns = (
    <div className={joined ? styles.joined : clsx(grid, columnClasses[ratio])}>
      {parts.map((part, index) => (
        <div key={index} className={clsx(styles.part, 'flow min-w-0', ratio === '1/1' && 'code-pair')}>
          {part}
        </div>
      ))}
    </div>
  )
  if (!joined) return columns
  return (
    <div className={styles.chosen}>
      <Choices name="listing" legend="Listing" look="pills" labels={parts.flatMap(fileOf)} className="mb-4" />
      {columns}
    </div>
  )
}

/** The file name of a part that is a listing. */
function fileOf(part: ReactNode): string[] {
  if (!isValidElement<{ filename?: string; children?: ReactNode }>(part)) return []
  const { filename, children } = part.props
  return filename ? [filename] : Children.toArray(children).flatMap(fileOf)
}
