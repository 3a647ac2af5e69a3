import type { ChapterTasks, CourseRecord } from './record'

/** How many questions and exercises are solved, and how many there are. */
export type Count = { solved: number; total: number }

/** Counts the tasks of one chapter or of several. Recorded ids that no chapter asks for are ignored. */
export function countSolved(record: CourseRecord, ...chapters: ChapterTasks[]): Count {
  const tasks = chapters.flatMap(({ id, questions, exercises }) => {
    const known = record.chapters[id]
    return [
      ...questions.map((question) => known?.questions[question]?.solved === true),
      ...exercises.map((exercise) => known?.exercises[exercise]?.solved === true),
    ]
  })
  return { solved: tasks.filter(Boolean).length, total: tasks.length }
}

/** The share of a chapter that is done, from 0 to 1: reading to the end counts like one task. */
export function shareDone(record: CourseRecord, chapter: ChapterTasks): number {
  const { solved, total } = countSolved(record, chapter)
  return (solved + (record.chapters[chapter.id]?.read ? 1 : 0)) / (total + 1)
}
