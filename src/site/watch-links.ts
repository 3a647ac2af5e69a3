import { prefetchMargin } from '@/lib/near'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls `fetchPage` with the href of every link that `takes` approves of, once it comes near the window. Begins with
 * the first sign of the visitor, so that the page itself is there first, and not at all where data is to be saved.
 * Gives a function that ends it.
 */
export function watchLinks(
  takes: (link: HTMLAnchorElement) => boolean,
  fetchPage: (href: string) => void,
): () => void {
  if (savesData()) return () => {}
  const fetched = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const href = target.getAttribute('href') ?? ''
        if (fetched.has(href)) continue
        fetched.add(href)
        fetchPage(href)
      }
    },
    { rootMargin: prefetchMargin },
  )
  const begun = new AbortController()
  const begin = () => {
    begun.abort()
    for (const link of document.links)
      if (link instanceof HTMLAnchorElement && takes(link)) observer.observe(link)
  }
  for (const sign of signs) addEventListener(sign, begin, { signal: begun.signal, passive: true })
  return () => {
    begun.abort()
    observer.disconnect()
  }
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
