import { print, type ConstDirectiveNode } from 'graphql'
import type { Engine, Failure, Problem, Subgraph } from '../engine/messages'
import { readSource, spotsAt, type SchemaSource } from '../engine/problems/source'
import {
  codeIn,
  schemasIn,
  withTexts,
  type GradedExercise,
  type MistakePredicates,
  type SchemaPart,
} from './exercise'
import { findUnmet, goalText, typeOf } from './goals'

type Found = {
  subgraphs: readonly Subgraph[]
  problems: readonly Problem[]
  /** Numbers of the goals that are not met, counted from 1. */
  unmet: readonly number[]
  /** A subgraph was changed that has to stay as it is. What is wrong elsewhere may follow from that. */
  strayed: boolean
}

/** The position of the first mistake whose predicates all hold; -1 if none does, or while a schema does not parse. */
function findMistake(mistakes: GradedExercise['mistakes'], found: Found): number {
  const sources = found.subgraphs.map((subgraph) => readSource(subgraph))
  if (sources.some(({ document }) => !document)) return -1
  return mistakes.findIndex(({ when }) => holds(when, found, sources))
}

function holds(
  when: MistakePredicates,
  { problems, unmet, strayed }: Found,
  sources: SchemaSource[],
): boolean {
  if (strayed && when.unmet === undefined) return false
  const { composes, code, message, present = [], missing = [] } = when
  if (composes !== undefined && composes !== (problems.length === 0)) return false
  if (when.unmet !== undefined && !unmet.includes(when.unmet)) return false
  const matches = (problem: Problem) =>
    (code === undefined || problem.code === code) &&
    (message === undefined || problem.message.includes(message))
  if ((code !== undefined || message !== undefined) && !problems.some(matches)) return false
  return present.every((part) => isIn(sources, part)) && !missing.some((part) => isIn(sources, part))
}

function isIn(sources: SchemaSource[], part: SchemaPart): boolean {
  const { subgraph, coordinate, type, directive, argument } = part
  const matches = (applied: ConstDirectiveNode) =>
    applied.name.value === directive &&
    (argument === undefined || (applied.arguments ?? []).some((given) => print(given).includes(argument)))
  const searched = sources.filter(({ name }) => subgraph === undefined || subgraph === name)
  if (coordinate === undefined)
    return searched.some(({ applications }) =>
      applications.some(({ target, node }) => target.kind === 'schema' && matches(node)),
    )
  return searched
    .flatMap((source) => spotsAt(source, coordinate))
    .some((spot) => {
      if (type !== undefined && typeOf(spot) !== type) return false
      if (directive === undefined) return true
      return spot.kind !== 'directive' && (spot.node.directives ?? []).some(matches)
    })
}

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

/** Grades the learner's subgraphs. Missing ones count as in the starter, unknown ones are ignored. Never rejects. */
export async function gradeExercise(
  exercise: GradedExercise,
  given: readonly Subgraph[],
  engine: Engine,
): Promise<Grade> {
  const { starter, goals, mistakes } = exercise
  const texts = withTexts(starter, given)
  const subgraphs = schemasIn(texts)
  const code = codeIn(texts)
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
    const found = await findUnmet(goal, { exercise, subgraphs, ...(code && { code }), composition, engine })
    results.push({ met: found === undefined, text: goalText(goal), ...(found !== undefined && { found }) })
  }
  const { problems } = composition
  const unmet = results.flatMap(({ met }, index) => (met ? [] : [index + 1]))
  const solved = unmet.length === 0
  const strayed = goals.some(({ kind }, index) => kind === 'unchanged' && results[index]?.met === false)
  const index = solved ? -1 : findMistake(mistakes, { subgraphs, problems, unmet, strayed })
  const feedback = mistakes[index]?.feedback
  return { solved, goals: results, problems, ...(feedback !== undefined && { mistake: { index, feedback } }) }
}
