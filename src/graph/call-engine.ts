import { inBuild } from '@/lib/build-folder'
import type { CallName, Calls, Failure, Result } from '@/playground/engine/messages'

const timeoutMs = 8_000
/** MiB of the thread's heap. */
const heap = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 16 }

// As src/db/sqlite-worker.ts: Next's bundler must not see the thread being started.
const { Worker } = process.getBuiltinModule('node:worker_threads')

/**
 * Asks the engine in a thread of its own, which is ended when it takes too long or too much memory, so that no schema can hold
 * up the server. Needs a build. Rejects when the thread fails for another reason.
 */
export function callEngine<Name extends CallName>(
  name: Name,
  input: Calls[Name]['takes'],
): Promise<Result<Calls[Name]['gives']>> {
  return new Promise((resolve, reject) => {
    // Bundled by the build from engine-calls.ts.
    const worker = new Worker(inBuild('grade/engine-thread.mjs'), {
      workerData: { name, input },
      execArgv: [],
      resourceLimits: heap,
    })
    const fail = (reason: Failure['reason'], message: string) =>
      resolve({ ok: false, failure: { reason, message } })
    const timer = setTimeout(() => {
      fail('timeout', `This took longer than ${timeoutMs / 1000} seconds.`)
      void worker.terminate()
    }, timeoutMs)
    worker.on('exit', () => clearTimeout(timer))
    worker.on('message', resolve)
    worker.on('error', (error: Error & { code?: string }) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return reject(error)
      fail('too-large', 'This takes more memory than there is.')
    })
  })
}
