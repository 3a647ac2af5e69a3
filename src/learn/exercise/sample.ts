import type { CourseExercise } from '@/content/exercises'
import { createEngine } from '@/playground/engine/engine'
import { gradeExercise, type Grade } from '@/playground/exercises/grade'
import type { Chapter, Course } from '../courses'

export type Sample = {
  chapter: Chapter
  exercise: CourseExercise
  /** The subgraph that the attempt changes. */
  subgraph: string
  /** The definitions that the attempt changes in it, as a diff. */
  diff: string
  grade: Grade
}

const engine = createEngine()

/**
 * A wrong attempt at an exercise that shows what grading adds to composing: it composes and misses a goal, and the course
 * has feedback for it. Of all such attempts, the one that changes the fewest lines of one subgraph.
 */
export async function sampleOf({ chapters }: Course): Promise<Sample | undefined> {
  const attempts = chapters
    .flatMap((chapter) => chapter.exercises.map((exercise) => ({ chapter, exercise })))
    .flatMap(({ chapter, exercise }) =>
      exercise.mistakes.flatMap(({ example }) => {
        const changed = example.flatMap(({ name, sdl }) => {
          const before = exercise.starter.find((subgraph) => subgraph.name === name)?.sdl ?? sdl
          return before === sdl ? [] : [{ subgraph: name, ...diffOf(before, sdl) }]
        })
        return changed.length === 1
          ? changed.map((change) => ({ chapter, exercise, example, ...change }))
          : []
      }),
    )
    .toSorted((a, b) => a.changes - b.changes)
  for (const { example, changes: _, ...attempt } of attempts) {
    const grade = await gradeExercise(attempt.exercise, example, engine)
    if (grade.problems.length === 0 && grade.mistake) return { ...attempt, grade }
  }
  return undefined
}

/** The definitions that differ between two schemas, as a diff, and how many lines differ. */
function diffOf(before: string, after: string): { diff: string; changes: number } {
  const old = before.trimEnd().split('\n')
  const lines: string[] = []
  let added: string[] = []
  let at = 0
  for (const line of after.trimEnd().split('\n')) {
    const same = old.indexOf(line, at)
    if (same === -1) {
      added.push(`+${line}`)
      continue
    }
    lines.push(...old.slice(at, same).map((text) => `-${text}`), ...added, ` ${line}`)
    added = []
    at = same + 1
  }
  lines.push(...old.slice(at).map((text) => `-${text}`), ...added)
  const blocks = lines.join('\n').split(/\n ?\n/)
  return {
    diff: blocks.filter((block) => /^[+-]/m.test(block)).join('\n\n'),
    changes: lines.filter((line) => !line.startsWith(' ')).length,
  }
}
