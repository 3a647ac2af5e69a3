import type { ChapterOutline } from '../outline'
import type { CourseRecord } from '../progress/record'
import type { ClaimRequest } from './contract'

type Chapter = Pick<ChapterOutline, 'id' | 'title' | 'href' | 'questions' | 'exercises'>

type ClaimState =
  | { ready: true; solutions: ClaimRequest['solutions'] }
  /** Chapters with something to do, and how much. */
  | { ready: false; open: { title: string; href: string; questions: number; exercises: number }[] }

/**
 * What a learner still has to do before claiming, or the solutions to send. An exercise whose text is not kept in this
 * browser counts as open, even if it was solved elsewhere.
 */
export function claimState(record: CourseRecord, chapters: Chapter[]): ClaimState {
  const open = chapters.flatMap(({ id, title, href, questions, exercises }) => {
    const known = record.chapters[id]
    const openQuestions = questions.filter((question) => !known?.questions[question]?.solved)
    const openExercises = exercises.filter((exercise) => !known?.exercises[exercise]?.solution)
    return openQuestions.length + openExercises.length > 0
      ? [{ title, href, questions: openQuestions.length, exercises: openExercises.length }]
      : []
  })
  if (open.length > 0) return { ready: false, open }
  const solutions = chapters.flatMap(({ id, exercises }) =>
    exercises.map(
      (exercise) => [exercise, record.chapters[id]?.exercises[exercise]?.solution ?? []] as const,
    ),
  )
  return { ready: true, solutions: Object.fromEntries(solutions) }
}
