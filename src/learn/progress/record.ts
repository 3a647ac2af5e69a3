import { isJsonObject } from '@/lib/guards'
import { mergeExercises, readExercises, type ExerciseRecord } from './exercise-record'

/** The progress of one browser in one course. It has a version, so that later code can read older records. */
export type CourseRecord = {
  version: 1
  /** The chapter opened last, where the reader resumes. */
  last?: string
  /** The learner has been congratulated on finishing the course. */
  celebrated?: boolean
  chapters: Record<string, ChapterRecord>
}
type ChapterRecord = {
  /** The chapter was opened. */
  seen?: boolean
  /** The end of the text was in view. */
  read?: boolean
  /** Decides the order of the quiz's options, anew with each attempt (src/learn/quiz/shuffle.ts). */
  seed?: number
  questions: Record<string, QuestionRecord>
  exercises: Record<string, ExerciseRecord>
}
type QuestionRecord = { solved: boolean; tries: number }

/** What a chapter asks of the learner: the ids of its questions and exercises. */
export type ChapterTasks = { id: string; questions: string[]; exercises: string[] }

type ChapterState = 'new' | 'seen' | 'completed'

export const emptyRecord: CourseRecord = { version: 1, chapters: {} }

/** The local storage key of a course's record. */
export function storageKey(course: string): string {
  return `course:${course}`
}

/** Parses a stored or imported record. Drops unknown keys, and returns undefined when the text is not a record. */
export function parseRecord(text: string | null): CourseRecord | undefined {
  if (text === null) return undefined
  try {
    const data: unknown = JSON.parse(text)
    if (!isJsonObject(data) || data.version !== 1 || !isJsonObject(data.chapters)) return undefined
    const chapters = Object.entries(data.chapters).flatMap(([id, chapter]) =>
      isJsonObject(chapter) ? [[id, readChapter(chapter)] as const] : [],
    )
    return {
      version: 1,
      ...(typeof data.last === 'string' ? { last: data.last } : {}),
      ...(data.celebrated === true ? { celebrated: true } : {}),
      chapters: Object.fromEntries(chapters),
    }
  } catch {
    return undefined
  }
}

/** Merges two records of a course: what is done in either is done. */
export function mergeRecords(mine: CourseRecord, other: CourseRecord): CourseRecord {
  const celebrated = mine.celebrated || other.celebrated
  let merged: CourseRecord = {
    ...mine,
    last: mine.last ?? other.last,
    ...(celebrated ? { celebrated } : {}),
  }
  for (const [id, chapter] of Object.entries(other.chapters)) {
    merged = withChapter(merged, id, (known) => ({
      seen: known.seen || chapter.seen,
      read: known.read || chapter.read,
      ...withSeed(known.seed ?? chapter.seed),
      questions: Object.fromEntries(
        [...new Set([...Object.keys(known.questions), ...Object.keys(chapter.questions)])].map((question) => [
          question,
          better(known.questions[question], chapter.questions[question]),
        ]),
      ),
      exercises: mergeExercises(known.exercises, chapter.exercises),
    }))
  }
  return merged
}

export function markSeen(record: CourseRecord, chapter: string): CourseRecord {
  return { ...withChapter(record, chapter, (known) => ({ ...known, seen: true })), last: chapter }
}

export function markRead(record: CourseRecord, chapter: string): CourseRecord {
  return withChapter(record, chapter, (known) => ({ ...known, seen: true, read: true }))
}

/** Counts an answer. A solved question stays solved. */
export function markAnswer(
  record: CourseRecord,
  chapter: string,
  question: string,
  right: boolean,
): CourseRecord {
  return withChapter(record, chapter, (known) => {
    const before = known.questions[question]
    const answer = { solved: right || before?.solved === true, tries: (before?.tries ?? 0) + 1 }
    return { ...known, questions: { ...known.questions, [question]: answer } }
  })
}

/** Starts the first attempt at a chapter's quiz. A chapter that has one keeps it. */
export function startAttempt(record: CourseRecord, chapter: string, seed: number): CourseRecord {
  return withChapter(record, chapter, (known) => ({ ...known, seed: known.seed ?? seed }))
}

/** Starts another attempt at a chapter's quiz, which shows its options in another order. */
export function renewAttempt(record: CourseRecord, chapter: string, seed: number): CourseRecord {
  return withChapter(record, chapter, (known) => ({ ...known, seed }))
}

/** Notes that the learner has been congratulated on finishing the course. */
export function markCelebrated(record: CourseRecord): CourseRecord {
  return { ...record, celebrated: true }
}

/** Changes what is recorded of an exercise. */
export function changeExercise(
  record: CourseRecord,
  chapter: string,
  exercise: string,
  edit: (known: ExerciseRecord) => ExerciseRecord,
): CourseRecord {
  return withChapter(record, chapter, (known) => {
    const before = known.exercises[exercise] ?? { solved: false, tries: 0, hints: 0 }
    return { ...known, exercises: { ...known.exercises, [exercise]: edit(before) } }
  })
}

/** Removes the answers of one chapter. The chapter stays read, its exercises stay as they are. */
export function resetQuiz(record: CourseRecord, chapter: string): CourseRecord {
  return withChapter(record, chapter, (known) => ({ ...known, questions: {} }))
}

/** A chapter is completed when it is read to the end and all its tasks are solved. Other recorded ids are ignored. */
export function chapterState(record: CourseRecord, { id, questions, exercises }: ChapterTasks): ChapterState {
  const known = record.chapters[id]
  if (!known) return 'new'
  const solved =
    questions.every((question) => known.questions[question]?.solved) &&
    exercises.every((exercise) => known.exercises[exercise]?.solved)
  if (known.read && solved) return 'completed'
  const started = [known.questions, known.exercises].some((tasks) => Object.keys(tasks).length > 0)
  return known.seen || started ? 'seen' : 'new'
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
  return {
    ...record,
    chapters: { ...record.chapters, [id]: change(record.chapters[id] ?? { questions: {}, exercises: {} }) },
  }
}

function better(a: QuestionRecord | undefined, b: QuestionRecord | undefined): QuestionRecord {
  return {
    solved: a?.solved === true || b?.solved === true,
    tries: Math.max(a?.tries ?? 0, b?.tries ?? 0),
  }
}

function readChapter(data: Record<string, unknown>): ChapterRecord {
  const questions = isJsonObject(data.questions) ? Object.entries(data.questions) : []
  return {
    ...(data.seen === true ? { seen: true } : {}),
    ...(data.read === true ? { read: true } : {}),
    ...withSeed(data.seed),
    questions: Object.fromEntries(
      questions.flatMap(([id, value]) =>
        isJsonObject(value) && typeof value.solved === 'boolean'
          ? [[id, { solved: value.solved, tries: Number(value.tries) || 1 }]]
          : [],
      ),
    ),
    exercises: isJsonObject(data.exercises) ? readExercises(data.exercises) : {},
  }
}

/** A seed is a positive 32-bit integer, because the script that runs before the first paint takes no other. */
function withSeed(seed: unknown): { seed?: number } {
  return typeof seed === 'number' && seed > 0 && seed === (seed | 0) ? { seed } : {}
}
