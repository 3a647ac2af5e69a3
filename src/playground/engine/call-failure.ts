import type { Composer, Failure } from './messages'

/** Thrown within the engine, which gives it to the page as the result of the call. */
export class CallFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message)
  }
}

/** Runs a composer. Throws a failure that names it when it stops at an error of its own. */
export function runComposer<Given>({ name, version }: Composer, run: () => Given): Given {
  try {
    return run()
  } catch (error) {
    // The engine says of these that the input is nested too deeply.
    if (error instanceof RangeError) throw error
    const message = `The composer ${name} ${version} stopped because of a bug in it, so it gives no verdict: ${String(error)}`
    throw new CallFailure({ reason: 'internal', message })
  }
}
