/** After this pause in milliseconds a typed letter starts a new search (docs/contracts/site-chrome.md#menus). */
const typeAheadReset = 350

export type Typed = { text: string; at: number }

/**
 * The typed text plus one more key. Expects the previous state, the key and its time in milliseconds; returns null for keys
 * that are not text. A space counts only within typed text, because it scrolls otherwise.
 */
export function typeMore(before: Typed | undefined, key: string, at: number): Typed | null {
  const fresh = before && at - before.at <= typeAheadReset ? before.text : ''
  if ([...key].length !== 1 || (key === ' ' && fresh === '')) return null
  return { text: fresh + key.toLowerCase(), at }
}

/**
 * Index of the next label that starts with the typed text, or -1. A first letter starts after the current item, more
 * letters may keep it; the search wraps around.
 */
export function matchTyped(labels: readonly string[], current: number, typed: string): number {
  const start = [...typed].length === 1 ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (labels[index]?.trim().toLowerCase().startsWith(typed)) return index
  }
  return -1
}
