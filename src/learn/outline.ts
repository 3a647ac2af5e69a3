import type { Course } from './courses'

export type ChapterOutline = ReturnType<typeof outline>[number]

/** The written chapters of a course, as the browser needs them to show progress. */
export function outline({ chapters }: Course) {
  return chapters
    .filter(({ entry }) => entry)
    .map(({ id, number, title, href, questions }) => ({
      id,
      number,
      title,
      href,
      questions: questions.map((question) => question.id),
    }))
}

/** Minutes for all written chapters together. */
export function totalMinutes({ chapters }: Course): number {
  return chapters.reduce((sum, { minutes }) => sum + minutes, 0)
}
