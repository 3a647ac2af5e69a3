import { minFillMs, requestFields } from './fields'

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
