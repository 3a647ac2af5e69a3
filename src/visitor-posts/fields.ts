/** Names of what a post carries besides what was typed; safe in the browser. */
export const postFields = {
  /** Drawn by the page: sending the same thing twice counts once. */
  key: '_key',
  /** Milliseconds between seeing the form and sending it. */
  elapsed: '_elapsed',
  /** A field that people do not see; programs fill it in. */
  trap: 'company_website',
} as const

/** A person needs longer than this to fill in a form; the browser waits until then, programs rarely do. Milliseconds. */
export const shortestFill = 1500
