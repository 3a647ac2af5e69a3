import { browserStorage } from '@/playground/page/state/browser-storage'

/** What a visitor typed into a widget of this page, kept by this tab, or undefined when there is nothing that fits. */
export function readKept<Edits>(
  widget: string,
  isEdits: (value: unknown) => value is Edits,
): Edits | undefined {
  try {
    const value: unknown = JSON.parse(browserStorage('sessionStorage')?.getItem(keyOf(widget)) ?? 'null')
    return isEdits(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function hasKept(widget: string): boolean {
  return (
    readKept(widget, (value): value is object => typeof value === 'object' && value !== null) !== undefined
  )
}

/** Keeps edits for a reload, or forgets them when they are undefined. */
export function keep(widget: string, edits: object | undefined): void {
  const storage = browserStorage('sessionStorage')
  try {
    if (edits) storage?.setItem(keyOf(widget), JSON.stringify(edits))
    else storage?.removeItem(keyOf(widget))
  } catch {
    // Full or refused: a reload shows the example again.
  }
}

/** Storage key of a widget's edits; `page` is its path. */
export function editsKey(page: string): string {
  return `widget:${page}`
}

function keyOf(widget: string): string {
  return editsKey(`${location.pathname}:${widget}`)
}
