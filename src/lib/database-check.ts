import { withTimeout } from './with-timeout'

type Check = () => Promise<void>

/** How long a check may take, and how long its result is used, in milliseconds: anyone may ask for it. */
const timeoutMs = 2_000
const maxAgeMs = 1_000

// The front server and Next's routes are separate bundles, each with its own copy of this module.
const place: unique symbol = Symbol.for('site.database-check')
const shared = globalThis as { [place]?: Check }

/** Sets the function that rejects when the database cannot be written. */
export function setDatabaseCheck(check: Check): void {
  shared[place] = check
}

/** The routes set their check when they start. Where they could not, forms cannot be stored either. */
function notStarted(): Promise<never> {
  return Promise.reject(new Error('The routes have not started.'))
}

/** Creates a function that resolves to whether the database can be written. Never rejects; requests share one check. */
export function createDatabaseCheck(limitMs = timeoutMs): () => Promise<boolean> {
  let checking: Promise<boolean> | undefined

  async function check(): Promise<boolean> {
    const writing = (async () => (shared[place] ?? notStarted)())().then(
      () => true,
      () => false,
    )
    const isWritable = await withTimeout(writing, limitMs, () => false)
    setTimeout(() => (checking = undefined), maxAgeMs).unref()
    return isWritable
  }

  return () => (checking ??= check())
}
