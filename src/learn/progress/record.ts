/** What one browser remembers of one course. Versioned, so that later versions can read what earlier ones wrote. */
export type CourseRecord = {
  version: 1
  /** Chapter read last, to resume there. */
  last?: string
  chapters: Record<string, ChapterRecord>
}
type ChapterRecord = {
  /** The page was opened. */
  seen?: boolean
  /** The end of the text was reached. */
  read?: boolean
  questions: Record<string, QuestionRecord>
}
type QuestionRecord = { solved: boolean; tries: number }

type ChapterState = 'new' | 'seen' | 'completed'

export const emptyRecord: CourseRecord = { version: 1, chapters: {} }

/** Where the record of a course is kept in the browser. */
export function storageKey(course: string): string {
  return `course:${course}`
}

/** A stored or imported record, or undefined when the text is not one. Unknown keys are dropped. */
export function parseRecord(text: string | null): CourseRecord | undefined {
  if (text === null) return undefined
  try {
    const data: unknown = JSON.parse(text)
    if (!isObject(data) || data.version !== 1 || !isObject(data.chapters)) return undefined
    const chapters = Object.entries(data.chapters).flatMap(([id, chapter]) =>
      isObject(chapter) ? [[id, readChapter(chapter)] as const] : [],
    )
    return {
      version: 1,
      ...(typeof data.last === 'string' ? { last: data.last } : {}),
      chapters: Object.fromEntries(chapters),
    }
  } catch {
    return undefined
  }
}

/** Two records of the same course together: whatever was done in either is done. */
export function mergeRecords(mine: CourseRecord, other: CourseRecord): CourseRecord {
  let merged: CourseRecord = { ...mine, last: mine.last ?? other.last }
  for (const [id, chapter] of Object.entries(other.chapters)) {
    merged = withChapter(merged, id, (known) => ({
      seen: known.seen || chapter.seen,
      read: known.read || chapter.read,
      questions: Object.fromEntries(
        [...new Set([...Object.keys(known.questions), ...Object.keys(chapter.questions)])].map((question) => [
          question,
          better(known.questions[question], chapter.questions[question]),
        ]),
      ),
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

/** Counts an answer. A question once solved stays solved. */
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

/** Forgets the answers of one chapter; that it was read stays. */
export function resetQuiz(record: CourseRecord, chapter: string): CourseRecord {
  return withChapter(record, chapter, (known) => ({ ...known, questions: {} }))
}

/** Completed means read to the end and every question of the quiz solved; ids of removed questions do not count. */
export function chapterState(record: CourseRecord, chapter: string, questions: string[]): ChapterState {
  const known = record.chapters[chapter]
  if (!known) return 'new'
  if (known.read && questions.every((id) => known.questions[id]?.solved)) return 'completed'
  return known.seen ? 'seen' : 'new'
}

function withChapter(
  record: CourseRecord,
  id: string,
  change: (known: ChapterRecord) => ChapterRecord,
): CourseRecord {
  return {
    ...record,
    chapters: { ...record.chapters, [id]: change(record.chapters[id] ?? { questions: {} }) },
  }
}

function better(a: QuestionRecord | undefined, b: QuestionRecord | undefined): QuestionRecord {
  return {
    solved: a?.solved === true || b?.solved === true,
    tries: Math.max(a?.tries ?? 0, b?.tries ?? 0),
  }
}

function readChapter(data: Record<string, unknown>): ChapterRecord {
  const questions = isObject(data.questions) ? Object.entries(data.questions) : []
  return {
    ...(data.seen === true ? { seen: true } : {}),
    ...(data.read === true ? { read: true } : {}),
    questions: Object.fromEntries(
      questions.flatMap(([id, value]) =>
        isObject(value) && typeof value.solved === 'boolean'
          ? [[id, { solved: value.solved, tries: Number(value.tries) || 1 }]]
          : [],
      ),
    ),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
