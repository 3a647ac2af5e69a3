import { prefetchMargin } from '@/lib/prefetch-margin'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const aims = ['pointerover', 'focusin'] as const

/**
 * Calls `fetchPage` with the href of every link that `takes` approves of, once it comes near the window. Begins with
 * the first sign of the visitor, so that the page itself is there first, and not at all where data is to be saved.
 * Links that come later, such as those of a menu, are fetched when pointed at or focused. Gives a function that ends it.
 */
export function watchLinks(
  takes: (link: HTMLAnchorElement) => boolean,
  fetchPage: (href: string) => void,
): () => void {
  if (savesData()) return () => {}
  const fetched = new Set<string>()
  const fetchOnce = (link: Element) => {
    const href = link.getAttribute('href') ?? ''
    if (fetched.has(href)) return
    fetched.add(href)
    fetchPage(href)
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
  const ended = new AbortController()
  const begun = new AbortController()
  const begin = () => {
    begun.abort()
    for (const link of document.links)
      if (link instanceof HTMLAnchorElement && takes(link)) observer.observe(link)
  }
  const aim = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link && takes(link)) fetchOnce(link)
  }
  for (const sign of signs) addEventListener(sign, begin, { signal: begun.signal, passive: true })
  for (const sign of aims) addEventListener(sign, aim, { signal: ended.signal, passive: true })
  return () => {
    begun.abort()
    ended.abort()
    observer.disconnect()
  }
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
