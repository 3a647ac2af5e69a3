import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { BlockAttributes } from '@/content/blocks'
import { columnClasses } from '@/ui/columns'

type Props = BlockAttributes<'columns'> & { parts: ReactNode[] }

/** Parts side by side from 64rem on; below that, one under the other. Two listings have the same height. */
export function Columns({ ratio, parts }: Props) {
  return (
    <div className={clsx('grid grid-cols-1 gap-x-16 gap-y-10 [.longform_&]:gap-6', columnClasses[ratio])}>
      {parts.map((part, index) => (
        <div
          key={index}
          className="flow min-w-0 [&>.code-block:only-child]:flex [&>.code-block:only-child]:h-full [&>.code-block:only-child]:flex-col [&>.code-block:only-child>.code-frame]:grow"
        >
          {part}
        </div>
      ))}
    </div>
  )
}
