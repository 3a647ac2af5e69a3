import { join } from 'node:path'
import { inBuild } from '@/lib/build-folder'
import type { Subgraph } from '@/playground/engine/messages'
import type { GradedExercise } from '@/playground/exercises/exercise'

/** Texts that a learner sent for an exercise. */
export type Submission = { id: string; exercise: GradedExercise; subgraphs: Subgraph[] }

/** `reason` says what is missing, with code in backquotes. */
export type GradedSolution = { id: string; solved: boolean; reason?: string }

/** The first solution that was not accepted, or undefined when all were. */
type Rejected = GradedSolution | undefined

/** For all solutions together; honest ones take less than a second, most of it to load the composer. */
const timeoutMs = 8_000
/** MiB of the thread's heap; honest solutions take about 60. */
const heap = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 16 }

// As src/db/sqlite-worker.ts: Next's bundler must not see the thread being started.
const { Worker } = process.getBuiltinModule('node:worker_threads')
/** Bundled by the build, because compiling it took more time and memory than grading. */
export const gradeThreadFile = 'grade/grade-thread.mjs'
const threadFile = () =>
  process.env.BUILD_FOLDER
    ? inBuild(gradeThreadFile)
    : join(process.cwd(), 'src/learn/certificate/server/grade-thread.mjs')

/**
 * Grades solutions in a thread of its own, which is ended when it takes too long, so that no text can hold up the server.
 * Rejects when the thread fails.
 */
export function gradeSolutions(submissions: Submission[], limitMs = timeoutMs): Promise<Rejected> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(threadFile(), {
      workerData: submissions,
      execArgv: [],
      resourceLimits: heap,
    })
    const waiting = submissions.map(({ id }) => id)
    const slow = () => ({ id: waiting[0] ?? '', solved: false, reason: 'Composing took too long.' })
    const timer = setTimeout(() => finish(slow()), limitMs)

    function finish(rejected: Rejected): void {
      clearTimeout(timer)
      void worker.terminate()
      resolve(rejected)
    }

    worker.on('message', (graded: GradedSolution) => {
      waiting.shift()
      if (!graded.solved) finish(graded)
      else if (waiting.length === 0) finish(undefined)
    })
    worker.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return finish(slow())
      clearTimeout(timer)
      reject(error)
    })
  })
}
