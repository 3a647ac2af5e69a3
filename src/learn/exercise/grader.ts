import { startEngine } from '@/playground/engine-client'
import { defaultLatencyMs, type Subgraph } from '@/playground/engine/messages'
import { codeIn, schemasIn, withTexts, type GradedExercise } from '@/playground/exercises/exercise'
import { gradeExercise, type Grade } from '@/playground/exercises/grade'
import { schemaDifference } from '@/playground/exercises/schema-difference'
import { runQuery, type Run } from '@/playground/page/run-query'
import { sampleVariables } from '@/playground/sample-variables'
import { emptyWork } from '@/playground/work'
import type { ExerciseView } from './view'

/** What a check gave for schemas. */
export type Outcome = {
  subgraphs: Subgraph[]
  grade: Grade
  /** What the query does, where the exercise has one and the schemas compose. */
  run?: Run
  /** The schemas say what the solution says. */
  isSolution: boolean
}

/** Grades in an engine of its own, which starts with the first check. */
export function createGrader({ graded, query, outage, solution }: ExerciseView) {
  const engine = startEngine()
  return {
    async check(texts: Subgraph[]): Promise<Outcome> {
      const grade = await gradeExercise(graded, texts, engine)
      const subgraphs = schemasIn(texts)
      const runs = query !== undefined && !grade.failure && grade.problems.length === 0
      const variables = runs ? sampleVariables(query, subgraphs) : ''
      const behaviors = outage
        ? { [outage]: { latencyMs: defaultLatencyMs, failure: 'unreachable' as const } }
        : {}
      const work = {
        ...emptyWork,
        subgraphs,
        variables,
        behaviors,
        ...(graded.data && { data: graded.data }),
      }
      const run = runs ? await runQuery(engine, { ...work, query }, codeIn(texts)) : undefined
      return {
        subgraphs: texts,
        grade,
        ...(run && { run }),
        isSolution: grade.solved && saysTheSame(graded, texts, solution),
      }
    },
    close: () => engine.close(),
  }
}

function saysTheSame({ starter }: GradedExercise, subgraphs: Subgraph[], solution: Subgraph[]): boolean {
  const wanted = withTexts(starter, solution)
  return withTexts(starter, subgraphs).every(({ name, sdl }, index) => {
    const other = wanted[index]?.sdl ?? ''
    return name.endsWith('.ts') ? sdl.trim() === other.trim() : schemaDifference(sdl, other) === undefined
  })
}
