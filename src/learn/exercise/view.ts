import { inlineHtml } from '@/content/inline-html'
import type { CourseExercise } from '@/content/exercises'
import { goalText } from '@/playground/exercises/goals'

/** An exercise as the browser needs it: texts as HTML, and no solution. */
export type ExerciseView = ReturnType<typeof exerciseView>

/** Renders the texts of an exercise. Throws when one is not inline Markdown. */
export function exerciseView(exercise: CourseExercise) {
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
