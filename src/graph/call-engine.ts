import { inBuild } from '@/lib/build-folder'
import type { CallName, Calls, Failure, Result } from '@/playground/engine/messages'

const timeoutMs = 8_000
/** MiB of the thread's heap. */
const heap = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 16 }
/** Bundled by the build from engine-calls.ts. */
export const engineThreadFile = 'grade/engine-thread.mjs'

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
    const worker = new Worker(inBuild(engineThreadFile), {
      workerData: { name, input },
      execArgv: [],
      resourceLimits: heap,
    })
    const timer = setTimeout(() => {
      void worker.terminate()
      resolve(failed('timeout', `This took longer than ${timeoutMs / 1000} seconds.`))
    }, timeoutMs)
    worker.on('message', (result: Result<Calls[Name]['gives']>) => {
      clearTimeout(timer)
      resolve(result)
    })
    worker.on('error', (error: Error & { code?: string }) => {
      clearTimeout(timer)
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        resolve(failed('too-large', 'This takes more memory than there is.'))
      else reject(error)
    })
  })
}

function failed(reason: Failure['reason'], message: string): { ok: false; failure: Failure } {
  return { ok: false, failure: { reason, message } }
}
