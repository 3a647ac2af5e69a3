/**
 * Runs a task for the latest input only: inputs that come while it runs replace each other, and only a result that no
 * newer input waits for is delivered.
 */
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
