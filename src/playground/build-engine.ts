import { createEngine } from './engine/engine'
import type { Result } from './engine/messages'

/** The engine that pages are built with. */
export const engine = createEngine()

/** Returns the value of a result. Throws when the call failed; for the build, where a failure is a mistake in our examples. */
export function unwrap<Given>(result: Result<Given>): Given {
  if (!result.ok) throw new Error(result.failure.message)
  return result.value
}
