'use client'

import type { ReactNode } from 'react'
import { bannerKey } from './banner-id'

type Props = { id: string; label: string; className?: string; children: ReactNode }

/**
 * Hides a banner for good, until its words change. Stored dismissals are applied by the head script before the first
 * paint; this attribute on <html> hides the banner on the pages visited next.
 */
export function DismissButton({ id, label, className, children }: Props) {
  return (
    <button type="button" className={className} aria-label={label} onClick={() => dismiss(id)}>
      {children}
    </button>
  )
}

function dismiss(id: string) {
  const { dataset } = document.documentElement
  const name = id.split(':')[0]
  dataset.dismissed = `${dataset.dismissed ?? ''} ${name}`.trim()
  try {
    localStorage.setItem(bannerKey(id), '1')
  } catch {
    // Refused storage: hidden until the next load.
  }
  // The button that had the focus is gone; reading goes on with the page.
  document.getElementById('content')?.focus({ preventScroll: true })
}
