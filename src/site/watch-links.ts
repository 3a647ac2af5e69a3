import { onFirstInteraction } from '@/lib/first-interaction'
import { prefetchMargin } from '@/lib/prefetch-margin'

/**
 * Calls `fetchPage` once with the href of every link that passes `accepts` and comes near the viewport. Starts on the first
 * interaction, so that prefetching never competes with the page load, and never starts in data saver mode. Links added
 * later, such as those of a menu, are fetched when hovered or focused. Returns a function that stops it.
 */
export function watchLinks(
  accepts: (link: HTMLAnchorElement) => boolean,
  fetchPage: (href: string) => void,
): () => void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return () => {}
  const fetched = new Set<string>()
  const fetchOnce = (link: Element) => {
    // The fragment is not sent, so links that differ only in it lead to the same page.
    const href = (link.getAttribute('href') ?? '').replace(/#.*/, '')
    if (!fetched.has(href)) fetchPage(href)
    fetched.add(href)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        fetchOnce(target)
      }
    },
    { rootMargin: prefetchMargin },
  )
  const stopped = new AbortController()
  const stopWaiting = onFirstInteraction(() => {
    for (const link of document.links)
      if (link instanceof HTMLAnchorElement && accepts(link)) observer.observe(link)
  })
  const fetchTargeted = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link && accepts(link)) fetchOnce(link)
  }
  addEventListener('pointerover', fetchTargeted, { signal: stopped.signal, passive: true })
  addEventListener('focusin', fetchTargeted, { signal: stopped.signal })
  return () => {
    stopWaiting()
    stopped.abort()
    observer.disconnect()
  }
}
