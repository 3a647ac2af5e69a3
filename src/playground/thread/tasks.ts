// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { parentPort, workerData } from 'node:worker_threads'
import { createEngine } from '../engine/engine'
import { gradeExercise } from '../exercises/grade'
import type { GradedSolution, Task } from './run-in-thread'

/** Does the one task that a thread was started for: a call of the engine, or solutions to grade one after the other. */
const task = workerData as Task
const engine = createEngine()
if ('name' in task) parentPort?.postMessage(await engine[task.name](task.input as never))
else
  for (const { id, exercise, subgraphs } of task.solutions) {
    // Goals that run a learner's code are checked in the browser alone.
    const decided = exercise.goals.filter(({ kind }) => kind !== 'answers')
    const { solved, goals, failure } = await gradeExercise({ ...exercise, goals: decided }, subgraphs, engine)
    const unmet = goals.find(({ met }) => !met)
    const reason = failure?.message ?? unmet?.found ?? unmet?.text
    const graded: GradedSolution = { id, solved, ...(reason !== undefined && { reason }) }
    parentPort?.postMessage(graded)
    if (!solved) break
  }
