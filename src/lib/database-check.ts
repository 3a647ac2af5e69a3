import { processValue, setProcessValue } from './process-value'
import { withTimeout } from './with-timeout'

type Check = () => Promise<void>

/** How long a check may take, and how long its result is used, in milliseconds: anyone may ask for it. */
const timeoutMs = 2_000
const maxAgeMs = 1_000

/** Where the routes could not start, forms cannot be stored either. */
const notStarted: Check = () => Promise.reject(new Error('The routes have not started.'))

/** Sets the function that rejects when the database cannot be written. */
export function setDatabaseCheck(check: Check): void {
  setProcessValue('database-check', check)
}

/** Creates a function that resolves to whether the database can be written. Never rejects; requests share one check. */
export function createDatabaseCheck(): () => Promise<boolean> {
  let checking: Promise<boolean> | undefined

  async function check(): Promise<boolean> {
    const writing = (async () => processValue('database-check', () => notStarted)())().then(
      () => true,
      () => false,
    )
    const isWritable = await withTimeout(writing, timeoutMs, () => false)
    setTimeout(() => (checking = undefined), maxAgeMs).unref()
    return isWritable
  }

  return () => (checking ??= check())
}
