/** Names of what a post carries besides what was typed; safe in the browser. */
export const postFields = {
  /** Drawn by the page: sending the same thing twice counts once. */
  key: '_key',
  /** Milliseconds between seeing the form and sending it. */
  elapsed: '_elapsed',
  /**
   * A field that people do not see; programs fill it in. No word by which browsers and password managers know what to fill
   * in by themselves: a person's post would be taken for a program's.
   */
  trap: '_subject',
} as const

/** A person needs longer than this to fill in a form; the browser waits until then, programs rarely do. Milliseconds. */
export const shortestFill = 1500
