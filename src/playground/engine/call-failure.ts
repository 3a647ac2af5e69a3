import type { Failure } from './messages'

/** Thrown within the engine, which gives it to the page as the result of the call. */
export class CallFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message)
  }
}
