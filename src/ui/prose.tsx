import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string }

/** Styles long text written in Markdown. Descendants with `not-prose` keep their own styles. */
export function Prose({ children, className }: Props) {
  return <div className={clsx('longform flow', className)}>{children}</div>
}
