/** What journeys need of a browser. Firefox and WebKit each provide it through the protocol of their own. */
export type Driver = {
  goto: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page, or in the frame that was entered. Arguments and result are JSON. */
  evaluate: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** Clicks a point of the window, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>
  upload: (css: string, path: string) => Promise<void>
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Goes on in the frame that matches the selector; without one, in the page again. */
  enterFrame: (css?: string) => Promise<void>
  /** Closes the page and forgets its records. */
  close: () => Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Home' | 'End'

/** A running browser, in which every page has a profile of its own. */
export type Engine = { newPage: () => Promise<Driver>; close: () => Promise<void> }

/** Runs in the page. Scrolls to the first visible element with this selector and name; returns its middle, and if nothing covers it. */
export function locate(css: string, name?: string) {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0] : undefined)?.textContent ??
    element.textContent
  const element = [...document.querySelectorAll(css)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(one)?.replaceAll(/\s+/g, ' ').trim() === name),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const [left, top] = [x + width / 2, y + height / 2]
  const hit = document.elementFromPoint(left, top)
  const isFree = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  const frame = window.frameElement?.getBoundingClientRect()
  return { x: left + (frame?.x ?? 0), y: top + (frame?.y ?? 0), isFree }
}
