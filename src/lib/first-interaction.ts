const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'dragover'] as const

/**
 * Calls `start` once, on the visitor's first interaction, for what should never compete with the page load. Returns a
 * function that stops waiting.
 */
export function onFirstInteraction(start: () => void): () => void {
  const waiting = new AbortController()
  function startOnce() {
    waiting.abort()
    start()
  }
  for (const type of interactions)
    addEventListener(type, startOnce, { signal: waiting.signal, passive: true })
  return () => waiting.abort()
}
