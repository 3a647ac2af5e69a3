/** How far below the window something is fetched (specification §9, prefetch margin). */
export const prefetchMargin = '200px'

/** Calls once when an element comes near the window, `margin` around it. Gives how to stop waiting. */
export function whenNear(element: Element, arrive: () => void, margin = prefetchMargin): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      arrive()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
