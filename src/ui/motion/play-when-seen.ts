/** Share of an element that must be in view before its motion plays. */
const seenShare = 0.3

/**
 * Plays the motion of every element with `data-play` once, when it comes into view: sets the attribute to `ready` when the
 * first pixel appears and to `seen` when enough of it is in view (src/ui/styles/motion.css). What is in view from the start
 * stays as it is, because a complete drawing must not vanish to be drawn again. Returns a function that stops it.
 */
export function playWhenSeen(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const observed = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const first = !observed.has(target)
        observed.add(target)
        if (!isIntersecting) continue
        // What is taller than the window never shows such a share of itself.
        const fills = intersectionRect.height >= seenShare * (rootBounds?.height ?? Infinity)
        const seen = intersectionRatio >= seenShare || fills
        if (first || seen) observer.unobserve(target)
        if (!first) target.setAttribute('data-play', seen ? 'seen' : 'ready')
      }
    },
    { threshold: [0, 0.1, 0.2, seenShare] },
  )
  for (const element of document.querySelectorAll('[data-play]')) observer.observe(element)
  return () => observer.disconnect()
}
