import { inlineHtml } from '@/content/inline-html'
import type { CourseExercise } from '@/content/exercises'
import type { GradedExercise } from '@/playground/exercises/exercise'
import { goalText } from '@/playground/exercises/goals'

/** An exercise as the browser needs it: texts as HTML, and no solution. */
export type ExerciseView = {
  id: string
  title: string
  graded: GradedExercise
  query?: string
  outage?: string
  goals: string[]
  hints: string[]
}

/** Renders the texts of an exercise. Throws when one is not inline Markdown. */
export function exerciseView(exercise: CourseExercise): ExerciseView {
  const { id, title, starter, query, data, outage, goals, hints, mistakes } = exercise
  return {
    id,
    title,
    graded: {
      starter,
      goals,
      ...(query !== undefined && { query }),
      ...(data !== undefined && { data }),
      mistakes: mistakes.map(({ when, feedback }) => ({ when, feedback: inlineHtml(feedback) })),
    },
    ...(query !== undefined && { query: query.trimEnd() }),
    ...(outage !== undefined && { outage }),
    goals: goals.map((goal) => inlineHtml(goalText(goal))),
    hints: hints.map((hint) => inlineHtml(hint)),
  }
}
