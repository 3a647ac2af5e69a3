/** What journeys need of a browser. Firefox and WebKit each provide it through the protocol of their own. */
export type Driver = {
  goto: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page, or in the frame that was entered. Arguments and result are JSON. */
  evaluate: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** The first visible element that matches the CSS selector and, if given, has this name. */
  find: (css: string, name?: string) => Promise<Found | undefined>
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Goes back from a frame to the page. */
  leaveFrame: () => Promise<void>
  /** Closes the page and forgets its records. */
  close: () => Promise<void>
}

/** An element of the page. */
export type Found = {
  evaluate: <Result>(script: (element: Element) => Result) => Promise<Result>
  click: () => Promise<void>
  upload: (path: string) => Promise<void>
  enterFrame: () => Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Home' | 'End'

/** A running browser, in which every page has a profile of its own. */
export type Engine = { newPage: () => Promise<Driver>; close: () => Promise<void> }

/** Runs in the page, so it uses nothing from outside. */
export function findVisible(css: string, name?: string): Element | undefined {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0] : undefined)?.textContent ??
    element.textContent
  return [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(element)?.replaceAll(/\s+/g, ' ').trim() === name),
  )
}

/** Runs in the page: scrolls an element to where a visitor would click it and tells whether nothing covers it there. */
export function reveal(element: Element): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && (element.contains(top) || top.closest('label')?.control === element)
}
