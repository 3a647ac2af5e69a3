import type { Course } from './courses'

/** What the browser needs to know of a course's written chapters to show progress. */
export function outline({ chapters }: Course) {
  return chapters
    .filter(({ entry }) => entry)
    .map(({ id, title, href, questions }) => ({
      id,
      title,
      href,
      questions: questions.map((question) => question.id),
    }))
}

/** Minutes for all written chapters. */
export function totalMinutes({ chapters }: Course): number {
  return chapters.reduce((sum, { minutes }) => sum + minutes, 0)
}
