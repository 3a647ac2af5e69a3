import type { Result } from '@/playground/engine/messages'

/** Runs a task for the latest input: newer ones replace those that wait, and only the last result is delivered. */
export function latestOnly<Input, Output>(
  run: (input: Input) => Promise<Output>,
  deliver: (output: Output, input: Input) => void,
): (input: Input) => void {
  let running = false
  let waiting: { input: Input } | undefined

  async function loop(): Promise<void> {
    running = true
    while (waiting) {
      const { input } = waiting
      waiting = undefined
      const output = await run(input)
      // An input may have arrived while the task ran.
      if (!(waiting as { input: Input } | undefined)) deliver(output, input)
    }
    running = false
  }

  return (input) => {
    waiting = { input }
    if (!running) void loop()
  }
}

/** What a call of the engine gave, and how long it took in whole milliseconds; unknown when the engine could not load. */
export type Timed<Given> = { result: Result<Given>; durationMs?: number }

/** Times the calls of an engine. Loading it with the first one is not part of the time. */
export function timed<Input, Given>(call: (input: Input) => Promise<Result<Given>>) {
  let isLoaded = false
  return async (input: Input): Promise<Timed<Given>> => {
    const first = isLoaded ? undefined : await call(input)
    if (first?.ok === false) return { result: first }
    isLoaded = true
    const startMs = performance.now()
    const result = await call(input)
    return { result, durationMs: Math.max(Math.round(performance.now() - startMs), 1) }
  }
}
