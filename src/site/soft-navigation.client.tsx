'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { isPlainClick } from '@/lib/plain-click'
import { pressedEarly } from '@/next/deferred-loader'
import { playWhenSeen } from '@/ui/motion/play-when-seen'
import { finishNavigation, startNavigation } from './navigation-progress'
import { isOwnPage } from './own-page'
import { watchLinks } from './watch-links'

/**
 * Sends clicks on plain anchors to the router when they lead to own pages, and prefetches pages whose links come near the
 * viewport. One listener replaces next/link: with a hundred links, its components weigh more than all other script of a
 * page (docs/decisions/plain-anchors.md). Also presses the buttons that were pressed before the scripts arrived.
 */
export function SoftNavigation() {
  const router = useRouter()
  const path = usePathname()

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const href = hrefOf(event)
      if (href === null) return
      event.preventDefault()
      startNavigation(href)
      router.push(href)
    }
    const stopped = new AbortController()
    // On the window, so that any handler on the page can prevent the click first.
    window.addEventListener('click', onClick, { signal: stopped.signal })
    // A page restored from the back/forward cache must not show the progress bar.
    window.addEventListener('pagehide', finishNavigation, { signal: stopped.signal })
    // Entries of links within the page get the router's state. Without one, going back to them would show no other page.
    const { state } = history
    const keep = (event: PopStateEvent) =>
      event.state === null && location.pathname === path && history.replaceState(state, '')
    window.addEventListener('popstate', keep, { signal: stopped.signal })
    finishNavigation()
    return () => stopped.abort()
  }, [router, path])

  // Not later: React answers a press during hydration itself, and the loader must know that.
  useLayoutEffect(() => {
    document.documentElement.dataset.started = ''
  }, [])
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLElement>(`[${pressedEarly}]`)) {
      button.click()
      button.removeAttribute(pressedEarly)
    }
  }, [])

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has its own drawings
  useEffect(playWhenSeen, [path])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has its own links
  useEffect(() => watchLinks(isRouted, (href) => router.prefetch(href)), [router, path])

  return null
}

/** The href of the link that was clicked, or null when the browser or another handler should handle the click. */
function hrefOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && isRouted(link) ? link.getAttribute('href') : null
}

function isRouted(link: HTMLAnchorElement): boolean {
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return false
  // The browser follows links within the page, so that `hashchange` tells of them.
  if (link.hash && link.pathname + link.search === location.pathname + location.search) return false
  return isOwnPage(link.getAttribute('href') ?? '')
}
