import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { BlockAttributes } from '@/content/blocks'
import { columnClasses } from '@/ui/columns'

type Props = BlockAttributes<'columns'> & { parts: ReactNode[] }

const grid =
  'grid grid-cols-1 gap-10 max-lg:has-[>.code-pair]:gap-4 md:has-[>*>figure>svg]:grid-cols-2 lg:gap-x-16 [.longform_&]:gap-6'

/** Parts side by side from 64rem on, or from 48rem on beside a drawing or if they are more than two; below that, one under the other. */
export function Columns({ ratio, parts }: Props) {
  return (
    <div className={clsx(grid, columnClasses[ratio], parts.length > 2 && 'md:grid-cols-2')}>
      {parts.map((part, index) => (
        <div key={index} className={clsx('flow min-w-0', ratio === '1/1' && 'code-pair')}>
          {part}
        </div>
      ))}
    </div>
  )
}
