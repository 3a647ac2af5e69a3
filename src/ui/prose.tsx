import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string }

/** Dresses long text written in Markdown. A part inside that carries `not-prose` keeps its own look. */
export function Prose({ children, className }: Props) {
  return <div className={clsx('longform flow', className)}>{children}</div>
}
