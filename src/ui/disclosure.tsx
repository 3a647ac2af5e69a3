import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = { summary: ReactNode; children: ReactNode; className?: string }

/** A native `<details>`: a summary that reveals more, without script. */
export function Disclosure({ summary, children, className }: Props) {
  return (
    <details className={clsx('disclosure', className)}>
      <summary>
        <span>{summary}</span>
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          stroke="currentColor"
          strokeWidth={1.5}
          aria-hidden="true"
        >
          <path d="M2.5 8h11" />
          <path d="M8 2.5v11" className="disclosure-bar" />
        </svg>
      </summary>
      <div className="flow pe-8 pb-5 text-muted">{children}</div>
    </details>
  )
}
