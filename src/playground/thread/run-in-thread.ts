import { join } from 'node:path'
import { inBuild } from '@/lib/build-folder'
import type { CallName, Calls, Result, Subgraph } from '../engine/messages'
import type { GradedExercise } from '../exercises/exercise'

/** Texts that a learner sent for an exercise. */
export type Solution = { id: string; exercise: GradedExercise; subgraphs: Subgraph[] }

/** `reason` says what is missing, with code in backquotes. */
export type GradedSolution = { id: string; solved: boolean; reason?: string }

export type Task = { name: CallName; input: unknown } | { solutions: Solution[] }

/** An honest task takes less than a second, most of it to load the composer. */
const timeoutMs = 8_000
/** MiB of the thread's heap; honest solutions of a course take about 60. */
const heap = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 16 }

// As src/db/sqlite-worker.ts: Next's bundler must not see the thread being started.
const { Worker } = process.getBuiltinModule('node:worker_threads')
/** Bundled by the build, because compiling it took more time and memory than grading. */
export const threadFile = 'thread/tasks.mjs'

/** Calls the engine in a thread. Rejects when the thread fails for another reason than time and memory. */
export async function callEngine<Name extends CallName>(
  name: Name,
  input: Calls[Name]['input'],
): Promise<Result<Calls[Name]['output']>> {
  let result: Result<Calls[Name]['output']> | undefined
  await runInThread({ name, input }, timeoutMs, (given: typeof result) => {
    result = given
    return true
  })
  const message = `This takes more than ${timeoutMs / 1000} seconds, or more memory than there is.`
  return result ?? { ok: false, failure: { reason: 'timeout', message } }
}

/** Grades solutions in a thread. Returns the first that was not accepted, or undefined when all were. Rejects like `callEngine`. */
export async function gradeSolutions(
  solutions: Solution[],
  limitMs = timeoutMs,
): Promise<GradedSolution | undefined> {
  let accepted = 0
  let rejected: GradedSolution | undefined
  await runInThread({ solutions }, limitMs, (graded: GradedSolution) => {
    if (graded.solved) accepted++
    else rejected = graded
    return !graded.solved || accepted === solutions.length
  })
  const slow = solutions[accepted]
  return rejected ?? (slow && { id: slow.id, solved: false, reason: 'Composing took too long.' })
}

/**
 * Does a task in a separate thread, so that no schema can hold up the server. Resolves when a message is the last one,
 * or when the thread takes too long or too much memory.
 */
function runInThread(task: Task, limitMs: number, isLast: (message: never) => boolean) {
  const file = process.env.BUILD_FOLDER
    ? inBuild(threadFile)
    : join(process.cwd(), 'src/playground/thread/start.mjs')
  return new Promise<void>((resolve, reject) => {
    const worker = new Worker(file, { workerData: task, execArgv: [], resourceLimits: heap })
    const timer = setTimeout(end, limitMs)
    function end(): void {
      clearTimeout(timer)
      void worker.terminate()
      resolve()
    }
    worker.on('message', (message) => {
      if (isLast(message as never)) end()
    })
    worker.on('error', (error: Error & { code?: string }) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error)
      end()
    })
  })
}
