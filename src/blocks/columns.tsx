import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { BlockAttributes } from '@/content/blocks'
import { columnClasses } from '@/ui/columns'

type Props = BlockAttributes<'columns'> & { parts: ReactNode[] }

const grid =
  'grid grid-cols-1 gap-10 max-lg:has-[>.code-pair]:gap-4 md:has-[>*>figure>svg]:grid-cols-2 lg:gap-x-16 [.longform_&]:gap-6'

/** On phones, a row that scrolls. */
const many =
  'max-md:-mx-6 max-md:snap-x max-md:items-start max-md:auto-cols-[93%] max-md:grid-flow-col max-md:grid-cols-none max-md:overflow-x-auto max-md:scroll-px-6 max-md:px-6 max-md:*:snap-start md:grid-cols-2'

/** Parts side by side from 64rem on, or from 48rem on beside a drawing or if they are more than two; below that, two are one under the other. */
export function Columns({ ratio, parts }: Props) {
  return (
    <div className={clsx(grid, columnClasses[ratio], parts.length > 2 && many)}>
      {parts.map((part, index) => (
        <div key={index} className={clsx('flow min-w-0', ratio === '1/1' && 'code-pair')}>
          {part}
        </div>
      ))}
    </div>
  )
}
