/** Names of the fields that every form sends besides what was typed. This file is safe in the browser. */
export const requestFields = {
  /** Random per form, so that sending it twice counts once. */
  key: '_key',
  /** Milliseconds between showing the form and sending it. */
  elapsed: '_elapsed',
  /** A hidden field that only bots fill in. Browsers do not autofill its name, as that would reject real people. */
  honeypot: '_subject',
} as const

/** Forms sent faster than this come from bots; our script waits until then. Milliseconds. */
export const minFillMs = 1500

/** Text fields of a request by name. */
export type Texts = { get: (name: string) => string | undefined }

/** Whether a bot filled in the form: it found the honeypot, or was faster than a person can be. */
export function isFilledByBot(texts: Texts): boolean {
  if (texts.get(requestFields.honeypot)) return true
  const elapsed = texts.get(requestFields.elapsed)
  // Without JavaScript nothing measures the time.
  return elapsed !== undefined && elapsed !== '' && !(Number(elapsed) >= minFillMs)
}

/** The key that makes sending the form twice count once; undefined when the page sent none or a malformed one. */
export function idempotencyKey(texts: Texts): string | undefined {
  const key = texts.get(requestFields.key) ?? ''
  return /^[\w-]{16,64}$/.test(key) ? key : undefined
}
