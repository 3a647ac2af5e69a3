'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { watchMarkup } from './watch-markup'

/** Brings the form widgets of a page to life; leaving the page ends them. Buttons and frames themselves are markup. */
export function FormWidgets({ host }: { host: string }) {
  const path = usePathname()
  useEffect(
    () => watchMarkup({ host, everywhere: () => ({ hidden: { source: path }, tracking: theme() }) }),
    [host, path],
  )
  return null
}

/** The learn pages may be light; forms of this site follow. */
function theme(): Record<string, string> {
  return document.documentElement.classList.contains('light') ? { theme: 'light' } : {}
}
