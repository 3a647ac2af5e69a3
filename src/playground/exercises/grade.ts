import type { Engine, Failure, Problem, Subgraph } from '../engine/messages'
import type { GradedExercise } from './exercise'

/** Whether a goal is met and, when it is not, what was found instead. Texts have code in backquotes. */
export type GoalResult = { met: boolean; text: string; found?: string }

export type Grade = {
  /** Every goal is met. */
  solved: boolean
  /** In the order of the exercise's goals. */
  goals: GoalResult[]
  /** What the composer says of the subgraphs. */
  problems: Problem[]
  /** Position of the recognized mistake among the exercise's mistakes, and its feedback. */
  mistake?: number
  feedback?: string
  /** The engine gave no verdict: the input is too large, it took too long, or the engine could not be loaded. */
  failure?: Failure
}

/**
 * Grades subgraphs against the goals of an exercise. Takes the learner's subgraphs; those that are left out count as in
 * the starter, and those that the starter does not have are ignored. Never rejects.
 */
export type GradeExercise = (
  exercise: GradedExercise,
  subgraphs: readonly Subgraph[],
  engine: Engine,
) => Promise<Grade>
