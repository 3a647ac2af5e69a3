import clsx from 'clsx'
import type { ReactNode } from 'react'
import { SmartLink } from './link'

type Props = {
  children: ReactNode
  /** Makes the chip a link. */
  href?: string
  /** Marks the chosen one of several linked chips. */
  current?: boolean
  className?: string
}

/** A small fact in a pill, such as a category or a place; with `href` it is a link. */
export function Chip({ children, href, current = false, className }: Props) {
  const look = clsx('chip', className)
  if (href === undefined) return <span className={look}>{children}</span>
  return (
    <SmartLink
      href={href}
      plain
      className={clsx(look, 'chip-link')}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </SmartLink>
  )
}
