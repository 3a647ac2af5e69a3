'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { configuredServices } from '@/analytics/page'
import { watchMarkup } from './watch-markup'

/** Starts the form widgets of a page and removes them on navigation. Their buttons and frames are plain markup. */
export function FormWidgets({ host }: { host: string }) {
  const path = usePathname()
  useEffect(
    () =>
      watchMarkup({
        host,
        sharedOptions: () => ({ hidden: { source: path }, tracking: theme(), shareGaInstance: tagId() }),
      }),
    [host, path],
  )
  return null
}

/** The id of the conversion tag, once the visitor has allowed it and it is loaded. */
function tagId(): string | undefined {
  return 'gtag' in window ? configuredServices().tag?.id : undefined
}

/** Passes the theme to forms of this site, because the learn pages have a light theme. */
function theme(): Record<string, string> {
  return document.documentElement.classList.contains('light') ? { theme: 'light' } : {}
}
