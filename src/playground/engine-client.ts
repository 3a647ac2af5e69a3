import type { CallName, Calls, Engine, Failure, Result } from './engine/messages'
import type { CallMessage, ResultMessage, StartedMessage } from './engine/worker'

/** A run that takes longer is ended. Large schemas, which take a second or more alone, have longer, and so has the network. */
const runLimitMs = 3_000
const largeRunLimitMs = 20_000
const largeCharacters = 100_000
/** How long the worker may take to load, on a slow network too. */
const loadLimitMs = 30_000

const timeout = (ms: number): Failure => ({
  reason: 'timeout',
  message: `This took longer than ${ms / 1000} seconds, so the run was ended. Try a smaller schema or query.`,
})
const unavailable: Failure = {
  reason: 'unavailable',
  message: 'The engine could not be loaded. Check your connection and try again. Your text is still here.',
}
const closed: Failure = { reason: 'unavailable', message: 'The engine was closed.' }

type AnyResult = Result<unknown>
type Call = { message: CallMessage; resolve: (result: AnyResult) => void }

/**
 * Starts the engine in a separate worker. Calls run one after another; a call that takes longer than its limit ends the
 * worker, and the next call starts a new one. Calls never reject.
 */
export function startEngine(): Engine & { close(): void } {
  const waiting: Call[] = []
  let worker: Worker | undefined
  let running: Call | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let calls = 0

  function next(): void {
    if (running) return
    running = waiting.shift()
    if (!running) return
    limit(loadLimitMs, () => unavailable)
    try {
      worker ??= startWorker()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(running.message)
    } catch {
      abandon(unavailable)
    }
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./engine/worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<StartedMessage | ResultMessage>) => {
      if (data.id !== running?.message.id) return
      if ('started' in data) limit(runLimitOf(running.message), timeout)
      else deliver(data.result as AnyResult)
    })
    started.addEventListener('error', (event) => {
      event.preventDefault()
      abandon(unavailable)
    })
    return started
  }

  /** A worker that could not load a part remembers that, so a new one tries again. */
  function deliver(result: AnyResult): void {
    if (!result.ok && result.failure.reason === 'unavailable') abandon(result.failure)
    else finish(result)
  }

  function limit(ms: number, failure: (ms: number) => Failure): void {
    clearTimeout(timer)
    timer = setTimeout(() => abandon(failure(ms)), ms)
  }

  /** Ends the worker with the call that it runs. */
  function abandon(failure: Failure): void {
    worker?.terminate()
    worker = undefined
    finish({ ok: false, failure })
  }

  function finish(result: AnyResult): void {
    clearTimeout(timer)
    const ended = running
    running = undefined
    ended?.resolve(result)
    next()
  }

  function call<Name extends CallName>(name: Name) {
    return (input: Calls[Name]['input']) =>
      new Promise<Result<Calls[Name]['output']>>((resolve) => {
        const message = { id: ++calls, name, input } as CallMessage
        waiting.push({ message, resolve: resolve as Call['resolve'] })
        next()
      })
  }

  return {
    compose: call('compose'),
    tryFix: call('tryFix'),
    secondOpinion: call('secondOpinion'),
    plan: call('plan'),
    sampleData: call('sampleData'),
    execute: call('execute'),
    executeLive: call('executeLive'),
    compare: call('compare'),
    contract: call('contract'),
    split: call('split'),
    close() {
      const open = waiting.splice(0)
      abandon(closed)
      for (const { resolve } of open) resolve({ ok: false, failure: closed })
    },
  }
}

/** How long a call may take once its run has begun, in milliseconds. */
function runLimitOf({ name, input }: CallMessage): number {
  const all =
    'before' in input ? [...input.before, ...input.after] : 'sdl' in input ? [input] : input.subgraphs
  const characters = all.reduce((sum, { sdl }) => sum + sdl.length, 0)
  return characters > largeCharacters || name === 'executeLive' ? largeRunLimitMs : runLimitMs
}
