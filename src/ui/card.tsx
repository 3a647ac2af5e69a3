import clsx from 'clsx'
import type { ReactNode } from 'react'
import { SmartLink, type SmartLinkProps } from './link'

type Props = {
  children: ReactNode
  className?: string
  as?: 'div' | 'article' | 'li' | 'section'
  /** Answers the pointer; for a card that holds a `CardLink`. */
  interactive?: boolean
}

/** A raised surface with a hairline. */
export function Card({ children, className, as: Element = 'div', interactive = false }: Props) {
  return (
    <Element className={clsx('card relative p-6', interactive && 'card-interactive', className)}>
      {children}
    </Element>
  )
}

/** The one link of an interactive card: its text names the target, its area is the whole card. */
export function CardLink({ className, plain = true, ...link }: SmartLinkProps) {
  return <SmartLink plain={plain} className={clsx('card-link', className)} {...link} />
}
