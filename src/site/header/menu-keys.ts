/** After this pause in milliseconds a typed letter starts a new search (docs/contracts/site-chrome.md#menus). */
const typeAheadReset = 350

export type Typed = { text: string; at: number }

/** The typed text plus a key at a time (ms), or null for one that is no text. A space counts only within typed text. */
export function typeMore(before: Typed | undefined, key: string, at: number): Typed | null {
  const fresh = before && at - before.at <= typeAheadReset ? before.text : ''
  if ([...key].length !== 1 || (key === ' ' && fresh === '')) return null
  return { text: fresh + key.toLowerCase(), at }
}

/** Index of the next label that starts with the typed text, or -1. One letter moves on, more may keep the item. */
export function matchTyped(labels: readonly string[], current: number, typed: string): number {
  const start = [...typed].length === 1 ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (labels[index]?.trim().toLowerCase().startsWith(typed)) return index
  }
  return -1
}
