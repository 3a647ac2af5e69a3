import { startEngine } from '@/playground/engine-client'
import { defaultLatencyMs, type Subgraph } from '@/playground/engine/messages'
import { codeIn, schemasIn } from '@/playground/exercises/exercise'
import { gradeExercise, type Grade } from '@/playground/exercises/grade'
import { runQuery, type Run } from '@/playground/page/run-query'
import { sampleVariables } from '@/playground/sample-variables'
import { emptyWork } from '@/playground/work'
import type { ExerciseView } from './view'

/** What a check gave for texts. */
export type Outcome = {
  subgraphs: Subgraph[]
  grade: Grade
  /** What the query does, where the exercise has one and the schemas compose. */
  run?: Run
}

/** Grades in an engine of its own. */
export function createGrader({ graded, query, outage }: ExerciseView) {
  const engine = startEngine()
  return {
    async check(texts: Subgraph[]): Promise<Outcome> {
      const grade = await gradeExercise(graded, texts, engine)
      if (query === undefined || grade.failure || grade.problems.length > 0)
        return { subgraphs: texts, grade }
      const subgraphs = schemasIn(texts)
      const work = {
        ...emptyWork,
        subgraphs,
        query,
        variables: sampleVariables(query, subgraphs),
        behaviors: outage
          ? { [outage]: { latencyMs: defaultLatencyMs, failure: 'unreachable' as const } }
          : {},
        ...(graded.data && { data: graded.data }),
      }
      return { subgraphs: texts, grade, run: await runQuery(engine, work, codeIn(texts)) }
    },
    close: () => engine.close(),
  }
}
