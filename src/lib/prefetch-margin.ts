/** How far below the viewport content is prefetched (docs/contracts/site-chrome.md#prefetch-margin). */
export const prefetchMargin = '200px'

/** Calls `onNear` once an element comes within the margin of the viewport. Returns a function that stops watching. */
export function whenNearViewport(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: prefetchMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
