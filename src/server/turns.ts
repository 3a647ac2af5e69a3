/** Lets at most `limit` pieces of work run at a time; the others wait in order. */
export function createTurns(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function take<T>(work: () => Promise<T>): Promise<T> {
    // A finished piece hands its place on, so a newcomer cannot overtake those who wait.
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
