import type { Chapter, Course } from './courses'

export type ChapterOutline = ReturnType<typeof outline>[number]

/** The written chapters of a course, as the browser needs them to show progress. */
export function outline({ chapters }: Course) {
  return chapters
    .filter(({ entry }) => entry)
    .map(({ number, title, href, ...chapter }) => ({ number, title, href, ...chapterTasks(chapter) }))
}

/** What a chapter asks of the learner, by ids. */
export function chapterTasks({ id, questions, exercises }: Pick<Chapter, 'id' | 'questions' | 'exercises'>) {
  return {
    id,
    questions: questions.map((question) => question.id),
    exercises: exercises.map((exercise) => exercise.id),
  }
}

/** What chapters take, such as 33 min, 5 exercises, and 6 questions. */
export function factsOf(chapters: Chapter[]): string[] {
  const exercises = chapters.flatMap((chapter) => chapter.exercises).length
  const questions = chapters.flatMap((chapter) => chapter.questions).length
  const named = exercises === 1 ? '1 exercise' : `${exercises} exercises`
  return [`${totalMinutes({ chapters })} min`, named, `${questions} questions`]
}

/** Minutes for all written chapters together. */
export function totalMinutes({ chapters }: Pick<Course, 'chapters'>): number {
  return chapters.reduce((sum, { minutes }) => sum + minutes, 0)
}
