'use client'

import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '@/lib/plain-click'
import { useHydrated } from '@/site/use-hydrated.client'
import { Share2 } from '@/ui/icon'
import { openSharePopup, type Size } from './popup'

type Props = {
  href: string
  /** Accessible name, which names the network. */
  label: string
  size: Size
  /** Runs and is awaited before the popup opens (docs/contracts/blog.md#sharing). */
  beforeShare?: () => void | Promise<void>
  className?: string
  children: ReactNode
}

/** A link to a share page, which opens in a popup. With a modifier key it works like any other link. */
export function ShareLink({ href, label, size, beforeShare, className, children }: Props) {
  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return
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

/** Opens the device's own sheet of apps to share with. Browsers without one show nothing. */
export function ShareSheet({ url, title, className }: { url: string; title: string; className: string }) {
  if (!useHydrated() || !('share' in navigator)) return null
  return (
    <button
      type="button"
      className={className}
      aria-label="Share with another app"
      title="Share with another app"
      // Closing the sheet rejects the promise, which is no error.
      onClick={() => void navigator.share({ url, title }).catch(() => undefined)}
    >
      <Share2 size={16} />
    </button>
  )
}
