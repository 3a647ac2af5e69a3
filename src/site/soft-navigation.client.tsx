'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useInsertionEffect } from 'react'
import { arrive, setOut, settle } from './arrival'
import { leave, stay } from './leaving'
import { isOwnPage } from './own-page'
import { watchLinks } from './watch-links'

/**
 * Lets plain anchors to own pages go through the router, from one place: a component for each of the hundred links of
 * a page would cost more than the rest of its script. Pages whose links come near the window are fetched beforehand.
 */
export function SoftNavigation() {
  const router = useRouter()
  const path = usePathname()

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const href = hrefOf(event)
      if (href === null) return
      event.preventDefault()
      // A place within a page can only be found once everything above it is laid out.
      if (!href.includes('#')) setOut(href)
      leave(href)
      router.push(href)
    }
    // On the window, so that everything on the page may take the click first.
    window.addEventListener('click', onClick)
    // So that a page shown again from the browser's memory is not still leaving.
    window.addEventListener('pagehide', stay)
    return () => {
      window.removeEventListener('click', onClick)
      window.removeEventListener('pagehide', stay)
    }
  }, [router])

  useInsertionEffect(() => arrive(path), [path])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page is there
  useEffect(settle, [path])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page is there
  useEffect(stay, [path])

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other links
  useEffect(() => watchLinks(isRouted, (href) => router.prefetch(href)), [router, path])

  return null
}

/** Where a click leads within the site, or null when the browser or somebody else answers it. */
function hrefOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && isRouted(link) ? link.getAttribute('href') : null
}

function isRouted(link: HTMLAnchorElement): boolean {
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return false
  return isOwnPage(link.getAttribute('href') ?? '')
}
