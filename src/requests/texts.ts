import { postFields, shortestFill } from './fields'

/** Texts of a post by name. */
export type Texts = { get: (name: string) => string | undefined }

/** Whether a program filled in the form: it saw the trap, or was faster than a person can be. */
export function isProgram(texts: Texts): boolean {
  if (texts.get(postFields.trap)) return true
  const elapsed = texts.get(postFields.elapsed)
  // Without script there is nothing that could measure.
  return elapsed !== undefined && elapsed !== '' && !(Number(elapsed) >= shortestFill)
}

/** The key that the page drew for this post, if it is one. */
export function keyOf(texts: Texts): string | undefined {
  const key = texts.get(postFields.key) ?? ''
  return /^[\w-]{16,64}$/.test(key) ? key : undefined
}
