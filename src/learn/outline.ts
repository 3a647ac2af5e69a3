import type { Chapter, Course } from './courses'
import type { ChapterTasks } from './progress/record'

export type ChapterOutline = ReturnType<typeof outline>[number]

/** The written chapters of a course, as the browser needs them to show progress. */
export function outline({ chapters }: Course) {
  return chapters
    .filter(({ entry }) => entry)
    .map(({ number, title, href, ...chapter }) => ({ number, title, href, ...chapterTasks(chapter) }))
}

/** What a chapter asks of the learner, by ids. */
export function chapterTasks({
  id,
  questions,
  exercises,
}: Pick<Chapter, 'id' | 'questions' | 'exercises'>): ChapterTasks {
  return {
    id,
    questions: questions.map((question) => question.id),
    exercises: exercises.map((exercise) => exercise.id),
  }
}

/** Minutes for all written chapters together. */
export function totalMinutes({ chapters }: Course): number {
  return chapters.reduce((sum, { minutes }) => sum + minutes, 0)
}
