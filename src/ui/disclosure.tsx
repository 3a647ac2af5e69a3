import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ChevronDown } from './icon'

type Props = { summary: ReactNode; children: ReactNode; className?: string }

/** A native `<details>`: a summary that reveals more, without script. */
export function Disclosure({ summary, children, className }: Props) {
  return (
    <details className={clsx('disclosure', className)}>
      <summary>
        <span>{summary}</span>
        <ChevronDown size={16} />
      </summary>
      <div className="flow pb-5 text-muted [&>p]:pe-8">{children}</div>
    </details>
  )
}
