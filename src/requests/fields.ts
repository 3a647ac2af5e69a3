/** Names of the fields that every form sends besides what was typed; safe in the browser. */
export const requestFields = {
  /** Random per form, so that sending it twice counts once. */
  key: '_key',
  /** Milliseconds between showing the form and sending it. */
  elapsed: '_elapsed',
  /**
   * A hidden field that only bots fill in. The name is not a word that browsers or password managers autofill: that
   * would reject real people.
   */
  honeypot: '_subject',
} as const

/** Forms sent faster than this come from bots; our script waits until then. Milliseconds. */
export const minFillMs = 1500
