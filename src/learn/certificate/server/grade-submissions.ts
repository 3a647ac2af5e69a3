// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { parentPort, workerData } from 'node:worker_threads'
import { createEngine } from '@/playground/engine/engine'
import { gradeExercise } from '@/playground/exercises/grade'
import type { GradedSolution, Submission } from './grade-solutions'

/** Grades one solution after the other, and ends at the first that is not accepted. */
const engine = createEngine()
for (const { id, exercise, subgraphs } of workerData as Submission[]) {
  // Goals that run a learner's code are checked in the browser alone.
  const decided = exercise.goals.filter(({ kind }) => kind !== 'answers')
  const { solved, goals, failure } = await gradeExercise({ ...exercise, goals: decided }, subgraphs, engine)
  const unmet = goals.find(({ met }) => !met)
  const reason = failure?.message ?? unmet?.found ?? unmet?.text
  const graded: GradedSolution = { id, solved, ...(reason !== undefined && { reason }) }
  parentPort?.postMessage(graded)
  if (!solved) break
}
