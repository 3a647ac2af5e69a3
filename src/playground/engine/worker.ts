import { createEngine } from './engine'
import type { CallName, Calls, Failure } from './messages'

/** A call as the page sends it. */
export type CallMessage = {
  [Name in CallName]: { id: number; name: Name; input: Calls[Name]['input'] }
}[CallName]

/** The run of a call has begun, so its time counts from now. */
export type StartedMessage = { id: number; started: true }

/** What a call returned. */
export type ResultMessage = { id: number; result: unknown }

const engine = createEngine({ runsCode: true })
const notLoaded: Failure = {
  reason: 'unavailable',
  message: 'The second composer could not be loaded. Check your connection and ask again.',
}

addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
  void answer(data)
})

async function answer({ id, name, input }: CallMessage): Promise<void> {
  try {
    // Loading is not part of the run.
    if (name === 'secondOpinion') await import('./second-composer')
  } catch {
    const failed: ResultMessage = { id, result: { ok: false, failure: notLoaded } }
    return postMessage(failed)
  }
  const started: StartedMessage = { id, started: true }
  postMessage(started)
  const call = engine[name] as (given: typeof input) => Promise<unknown>
  const message: ResultMessage = { id, result: await call(input) }
  postMessage(message)
}
