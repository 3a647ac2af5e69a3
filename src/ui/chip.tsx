import type { ReactNode } from 'react'
import { SmartLink } from './link'

type Props = {
  children: ReactNode
  /** Makes the chip a link. */
  href?: string
  /** Marks the chosen one of several linked chips. */
  current?: boolean
}

/** A small fact in a pill, such as a category or a place; with `href` it is a link. */
export function Chip({ children, href, current = false }: Props) {
  if (href === undefined) return <span className="chip">{children}</span>
  return (
    <SmartLink href={href} plain className="chip chip-link" aria-current={current ? 'page' : undefined}>
      {children}
    </SmartLink>
  )
}
