import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string; as?: 'div' | 'article' | 'section' }

/** Dresses long text written in Markdown. A part inside that carries `not-prose` keeps its own look. */
export function Prose({ children, className, as: Element = 'div' }: Props) {
  return <Element className={clsx('longform flow', className)}>{children}</Element>
}
