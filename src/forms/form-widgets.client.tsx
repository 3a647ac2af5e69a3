'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { watchMarkup } from './watch-markup'

/** Starts the form widgets of a page and removes them on navigation. Their buttons and frames are plain markup. */
export function FormWidgets({ host }: { host: string }) {
  const path = usePathname()
  useEffect(
    () => watchMarkup({ host, sharedFields: () => ({ hidden: { source: path }, tracking: theme() }) }),
    [host, path],
  )
  return null
}

/** Passes the theme to forms of this site, because the learn pages have a light theme. */
function theme(): Record<string, string> {
  return document.documentElement.classList.contains('light') ? { theme: 'light' } : {}
}
