import { isBoolean, isCount, isJsonObject, isOptional, isRecordOf, isShape, isString } from '@/lib/guards'
import { parseJson } from '@/lib/parse-json'
import type { Subgraph } from '@/playground/engine/messages'
import { isSubgraphs } from '@/playground/work'

/** The progress of one browser in one course. It has a version, so that later code can read older records. */
export type CourseRecord = {
  version: 1
  /** The chapter opened last, where the reader resumes. */
  last?: string | undefined
  /** Those that were opened. */
  chapters: Record<string, ChapterRecord>
}
type ChapterRecord = {
  /** The end of the text was in view. */
  read?: boolean | undefined
  questions?: Record<string, { solved: boolean }> | undefined
  exercises?: Record<string, ExerciseRecord> | undefined
}
/** What a learner did in one exercise. */
export type ExerciseRecord = {
  /** A text of the learner's met all goals once. */
  solved: boolean
  /** How many hints were shown. */
  hints: number
  /** The texts as left, and the last ones that met all goals. */
  draft?: { subgraphs: Subgraph[] } | undefined
  solution?: Subgraph[] | undefined
}

/** What a chapter asks of the learner: the ids of its questions and exercises. */
export type ChapterTasks = { id: string; questions: string[]; exercises: string[] }

type ChapterState = 'new' | 'seen' | 'completed'

export const emptyRecord: CourseRecord = { version: 1, chapters: {} }

/** The local storage key of a course's record. */
export function storageKey(course: string): string {
  return `course:${course}`
}

const isExercise = isShape<ExerciseRecord>({
  solved: isBoolean,
  hints: isCount,
  draft: isOptional(isShape({ subgraphs: isSubgraphs })),
  solution: isOptional(isSubgraphs),
})
const isRecord = isShape<CourseRecord>({
  version: (value) => value === 1,
  last: isOptional(isString),
  chapters: isRecordOf(
    isShape<ChapterRecord>({
      read: isOptional(isBoolean),
      questions: isOptional(isRecordOf(isShape({ solved: isBoolean }))),
      exercises: isOptional(isRecordOf(isExercise)),
    }),
  ),
})

/** Parses a stored or imported record. Undefined when the text is none. */
export function parseRecord(text: string): CourseRecord | undefined {
  const data = parseJson(text)
  return isRecord(data) ? data : undefined
}

/** Adds to a record what another one has: what is solved in either is solved, and of two texts the first stays. */
export function mergeRecords(mine: CourseRecord, other: CourseRecord): CourseRecord {
  return merged(mine, other) as CourseRecord
}

function merged(mine: unknown, other: unknown): unknown {
  if (typeof mine === 'boolean') return mine || other === true
  if (!isJsonObject(mine) || !isJsonObject(other)) return mine ?? other
  const keys = Object.keys({ ...mine, ...other })
  return Object.fromEntries(keys.map((key) => [key, merged(mine[key], other[key])]))
}

/** Records that a chapter was opened and, with `read`, that its end was in view. */
export function markSeen(record: CourseRecord, chapter: string, read?: true): CourseRecord {
  const seen = withChapter(record, chapter, (known) => ({ ...known, ...(read && { read }) }))
  return { ...seen, last: chapter }
}

/** Records an answer. A solved question stays solved. */
export function markAnswer(
  record: CourseRecord,
  chapter: string,
  question: string,
  right: boolean,
): CourseRecord {
  return withChapter(record, chapter, ({ questions, ...known }) => ({
    ...known,
    questions: { ...questions, [question]: { solved: right || questions?.[question]?.solved === true } },
  }))
}

/** Changes what is recorded of an exercise. */
export function changeExercise(
  record: CourseRecord,
  chapter: string,
  exercise: string,
  change: Partial<ExerciseRecord>,
): CourseRecord {
  return withChapter(record, chapter, ({ exercises, ...known }) => ({
    ...known,
    exercises: { ...exercises, [exercise]: { solved: false, hints: 0, ...exercises?.[exercise], ...change } },
  }))
}

/** Removes the answers of one chapter. The chapter stays read, its exercises stay as they are. */
export function resetQuiz(record: CourseRecord, chapter: string): CourseRecord {
  return withChapter(record, chapter, (known) => ({ ...known, questions: {} }))
}

/** How many questions and exercises of chapters are solved, and how many there are. Other recorded ids are ignored. */
export function countSolved(
  record: CourseRecord,
  ...chapters: ChapterTasks[]
): { solved: number; total: number } {
  const tasks = chapters.flatMap(({ id, questions, exercises }) => [
    ...questions.map((question) => record.chapters[id]?.questions?.[question]?.solved === true),
    ...exercises.map((exercise) => record.chapters[id]?.exercises?.[exercise]?.solved === true),
  ])
  return { solved: tasks.filter(Boolean).length, total: tasks.length }
}

/** A chapter is completed when it is read to the end and all its tasks are solved. */
export function chapterState(record: CourseRecord, chapter: ChapterTasks): ChapterState {
  const known = record.chapters[chapter.id]
  if (!known) return 'new'
  const { solved, total } = countSolved(record, chapter)
  return known.read && solved === total ? 'completed' : 'seen'
}

/**
 * The chapter to continue with: the one opened last, or when that is completed, the first that is not. Undefined before
 * the first chapter is opened and after the last is completed.
 */
export function chapterToContinue<Chapter extends ChapterTasks>(
  record: CourseRecord,
  chapters: readonly Chapter[],
): Chapter | undefined {
  const stateOf = (chapter: Chapter) => chapterState(record, chapter)
  if (chapters.every((chapter) => stateOf(chapter) === 'new')) return undefined
  const open = chapters.filter((chapter) => stateOf(chapter) !== 'completed')
  return open.find(({ id }) => id === record.last) ?? open[0]
}

function withChapter(
  record: CourseRecord,
  id: string,
  change: (known: ChapterRecord) => ChapterRecord,
): CourseRecord {
  return { ...record, chapters: { ...record.chapters, [id]: change(record.chapters[id] ?? {}) } }
}
