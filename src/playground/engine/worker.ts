import { createEngine } from './engine'
import type { CallName, Calls } from './messages'
import { loadSecondComposer } from './second-opinion'

/** A call as the page sends it. */
export type CallMessage = {
  [Name in CallName]: { id: number; name: Name; input: Calls[Name]['takes'] }
}[CallName]

/** The run of a call has begun, so its time counts from now. */
export type StartedMessage = { id: number; started: true }

/** What a call gave. */
export type ResultMessage = { id: number; result: unknown }

const engine = createEngine()

addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
  void answer(data)
})

async function answer({ id, name, input }: CallMessage): Promise<void> {
  // Loading is not part of the run. When it fails, the call itself says so.
  if (name === 'secondOpinion') await loadSecondComposer().catch(() => undefined)
  const started: StartedMessage = { id, started: true }
  postMessage(started)
  const call = engine[name] as (given: typeof input) => Promise<unknown>
  const message: ResultMessage = { id, result: await call(input) }
  postMessage(message)
}
