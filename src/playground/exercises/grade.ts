import type { Engine, Failure, Problem, Subgraph } from '../engine/messages'
import { withTexts, type GradedExercise } from './exercise'
import { goalText } from './goal-text'
import { findUnmet } from './goals'
import { findMistake } from './mistakes'

/** Whether a goal is met and, when it is not, what was found instead. Texts have code in backquotes. */
export type GoalResult = { met: boolean; text: string; found?: string }

export type Grade = {
  /** Every goal is met. */
  solved: boolean
  /** In the order of the exercise's goals. */
  goals: GoalResult[]
  /** What the composer says of the subgraphs. */
  problems: Problem[]
  /** The recognized mistake: its position among the exercise's mistakes, and its feedback as the exercise has it. */
  mistake?: { index: number; feedback: string }
  /** The engine gave no verdict: the input is too large, it took too long, or the engine could not be loaded. */
  failure?: Failure
}

/**
 * Grades subgraphs against the goals of an exercise. Takes the learner's subgraphs; those that are left out count as in
 * the starter, and those that the starter does not have are ignored. Never rejects.
 */
export async function gradeExercise(
  exercise: GradedExercise,
  given: readonly Subgraph[],
  engine: Engine,
): Promise<Grade> {
  const { starter, goals, mistakes } = exercise
  const subgraphs = withTexts(starter, given)
  const composed = await engine.compose({ subgraphs })
  if (!composed.ok) {
    const { failure } = composed
    return {
      solved: false,
      goals: goals.map((goal) => ({ met: false, text: goalText(goal) })),
      problems: failure.problems ?? [],
      failure,
    }
  }
  const composition = composed.value
  const results: GoalResult[] = []
  for (const goal of goals) {
    const found = await findUnmet(goal, { starter, subgraphs, composition, engine })
    results.push({ met: found === undefined, text: goalText(goal), ...(found !== undefined && { found }) })
  }
  const { problems } = composition
  const unmet = results.flatMap(({ met }, index) => (met ? [] : [index + 1]))
  const solved = unmet.length === 0
  const index = solved ? -1 : findMistake(mistakes, { subgraphs, problems, unmet })
  const feedback = mistakes[index]?.feedback
  return {
    solved,
    goals: results,
    problems,
    ...(feedback !== undefined && { mistake: { index, feedback } }),
  }
}
