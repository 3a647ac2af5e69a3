import { engine } from '@/playground/build-engine'
import type { Subgraph } from '@/playground/engine/messages'
import { schemasIn, withTexts } from '@/playground/exercises/exercise'
import { gradeExercise, type Grade } from '@/playground/exercises/grade'
import type { Entry, Problem } from '../types'
import { problemAtPath } from '../problems'
import type { Exercise } from '../schemas/exercise'
import { displayPath } from '../source'
import { compose, verdictError } from './verdicts'

type Path = (string | number)[]
type ExerciseError = { path: Path; message: string }

/**
 * Grades an exercise: its starter must miss the goals, its solution meet them, and each example of a mistake miss them and
 * get that mistake's feedback. All composers must agree on the solution, and the query must fit it or the starter.
 */
export async function exerciseProblems(entry: Entry<Exercise>): Promise<Problem[]> {
  const errors = await gradeErrors(displayPath(entry.file), entry.data)
  return errors.map(({ path, message }) => problemAtPath(entry, path, message))
}

async function gradeErrors(file: string, exercise: Exercise): Promise<ExerciseError[]> {
  const { solution, mistakes } = exercise
  const grade = (subgraphs: Subgraph[]) => gradeExercise(exercise, subgraphs, engine)
  const errors: ExerciseError[] = []

  const started = await grade([])
  if (started.solved) errors.push({ path: ['starter'], message: 'meets every goal already' })
  const solved = await grade(solution.subgraphs)
  if (solved.solved) errors.push(...(await composerErrors(file, exercise)), ...(await planErrors(exercise)))
  else errors.push({ path: ['solution'], message: `does not meet its goals: ${missed(solved)}` })

  for (const [index, { example }] of mistakes.entries()) {
    const { solved: met, mistake, problems } = await grade(example)
    const path = ['mistakes', index, 'example']
    if (met) errors.push({ path, message: 'meets every goal, so it is no mistake' })
    else if (mistake?.index !== index) {
      const others = mistake ? `the feedback of mistake ${mistake.index + 1}` : 'no feedback'
      const codes = problems.map(({ code }) => code).join(', ') || 'it composes'
      errors.push({ path, message: `gets ${others} (${codes})` })
    }
  }
  return errors
}

function missed({ goals, problems, failure }: Grade): string {
  if (failure) return failure.message
  const misses = goals.flatMap(({ met, text, found }) => (met ? [] : [`${text} ${found}`]))
  return [...misses, ...problems.map(({ message }) => message)].join(' ')
}

async function composerErrors(file: string, exercise: Exercise): Promise<ExerciseError[]> {
  const subgraphs = schemasIn(withTexts(exercise.starter, exercise.solution.subgraphs))
  const [expect = 'ok'] = (await compose(subgraphs)).codes
  const { second, third, differs, title } = exercise
  const message = await verdictError(subgraphs, { expect, second, third, differs }, { file, title })
  return message === undefined ? [] : [{ path: ['solution'], message }]
}

/** The query is shown while it can be planned: an exercise that breaks a graph shows it for the starter. */
async function planErrors({ query, starter, solution }: Exercise): Promise<ExerciseError[]> {
  if (query === undefined) return []
  const planned = await engine.plan({
    subgraphs: schemasIn(withTexts(starter, solution.subgraphs)),
    operation: { query },
  })
  if (planned.ok) return []
  const before = await engine.plan({ subgraphs: schemasIn(starter), operation: { query } })
  return before.ok ? [] : [{ path: ['query'], message: planned.failure.message }]
}
