/** After this pause in milliseconds a typed letter starts a new search (docs/contracts/site-chrome.md#menus). */
const typeAheadReset = 350

export type Typed = { text: string; at: number }

/**
 * The typed text plus one more key. Takes the previous state, the key and its time in milliseconds; returns null for keys
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

export type Box = { left: number; top: number }

/**
 * Index that an arrow, Home or End key moves to, or undefined for other keys. Up and Down follow the visual columns and
 * wrap around; Left and Right change the column at about the same height. Takes -1 for a position before the first.
 */
export function matchArrow(key: string, boxes: readonly Box[], current: number): number | undefined {
  const order = boxes.map((_, index) => index).toSorted((a, b) => compare(boxes[a], boxes[b]))
  const place = order.indexOf(current)
  if (key === 'ArrowDown') return order[(place + 1) % order.length]
  if (key === 'ArrowUp') return order[(place <= 0 ? order.length : place) - 1]
  if (key === 'Home') return order[0]
  if (key === 'End') return order.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return beside(boxes, current, key === 'ArrowRight' ? 1 : -1)
}

function beside(boxes: readonly Box[], current: number, direction: 1 | -1): number | undefined {
  const from = boxes[current]
  if (!from) return undefined
  const away = (box: Box) => Math.round(box.left - from.left) * direction
  const candidates = boxes.filter((box) => away(box) > 0)
  const nearest = Math.min(...candidates.map(away))
  const column = candidates.filter((box) => away(box) === nearest)
  const target = column.toSorted((a, b) => Math.abs(a.top - from.top) - Math.abs(b.top - from.top))[0]
  return target ? boxes.indexOf(target) : current
}

function compare(a: Box | undefined, b: Box | undefined): number {
  if (!a || !b) return 0
  return Math.round(a.left - b.left) || a.top - b.top
}
