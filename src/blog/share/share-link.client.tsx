'use client'

import type { MouseEvent, ReactNode } from 'react'
import { openSharePopup, type Size } from './popup'

type Props = {
  href: string
  /** Name of the network, for those who do not see its mark. */
  label: string
  size: Size
  /** Runs before the popup opens and is waited for (docs/contracts/blog.md#sharing). */
  beforeShare?: () => void | Promise<void>
  className?: string
  children: ReactNode
}

/** A link to a share page; with script it opens in a popup, with a modifier key as any link does. */
export function ShareLink({ href, label, size, beforeShare, className, children }: Props) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void openSharePopup(href, size, beforeShare)
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} (opens in a new window)`}
      title={label}
      className={className}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
