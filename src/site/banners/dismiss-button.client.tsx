'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { writeStored } from '@/lib/stored'
import { bannerKey } from './banner-id'

type Props = { id: string; label: string; className?: string; children: ReactNode }

/**
 * Hides a banner until its text changes. The head script applies stored dismissals before the first paint; after a click,
 * the attribute on <html> hides the banner on pages visited next.
 */
export function DismissButton({ id, label, className, children }: Props) {
  return (
    <button
      type="button"
      className={clsx(
        'script-only absolute flex size-8 cursor-pointer items-center justify-center rounded-lg text-muted transition-colors hover:bg-text/8 hover:text-text',
        className,
      )}
      aria-label={label}
      onClick={() => dismiss(id)}
    >
      {children}
    </button>
  )
}

function dismiss(id: string) {
  const { dataset } = document.documentElement
  const name = id.split(':')[0]
  dataset.dismissed = `${dataset.dismissed ?? ''} ${name}`.trim()
  writeStored('localStorage', bannerKey(id), '1')
  // The focused button is gone, so move focus to the content.
  document.getElementById('content')?.focus({ preventScroll: true })
}
