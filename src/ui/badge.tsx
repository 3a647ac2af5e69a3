import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A short status beside a name, such as "Beta" or a count. The text must carry the meaning; the tone is decoration. */
export function Badge({ children, tone = 'neutral', className }: Props) {
  return <span className={clsx('badge', `badge-${tone}`, className)}>{children}</span>
}

type Props = { children: ReactNode; tone?: 'neutral' | 'accent' | 'success' | 'danger'; className?: string }
