import { allPosts, neighbors, type Post } from '@/blog/posts'
import type { CourseExercise } from '@/content/exercises'
import { postPath } from '@/content/paths'
import type { Question } from '@/content/schemas/course'
import { allJobs, openJobs } from '@/jobs/jobs'
import { allCourses, type Chapter } from '@/learn/courses'
import { withTexts } from '@/playground/exercises/exercise'

// Journeys take their pages from here by property, so that they survive when content is added, renamed or removed.

const now = new Date()

/** Every public post, newest first. */
export const posts = allPosts(now)

/** Paths of posts, for journeys that need a conversation of their own. */
export const conversations = posts.map(({ slug }) => postPath(slug))

/** A post with everything a page can have but an update: two authors, neighbors, sections, an inline drawing. */
export const richPost = pick('post with a co-author, sections and a drawing', posts, isRich)
export const updatedPost = pick('post with an update', posts, ({ data }) => data.dateModified !== undefined)

/** Posts with a picture that is not a drawing; there may be none. */
export const rasterPosts = posts.filter(({ body }) => /\{% figure src="[^"]+\.(?:webp|png|jpe?g)"/.test(body))

/** Posts that show what the engine says of an example: its problems, or the plan of its query. */
export const problemsPost = pick('post that shows problems', posts, ({ body }) =>
  body.includes('{% example-problems'),
)
export const planPost = pick('post that shows a plan', posts, ({ body }) => body.includes('{% example-plan'))

/** Postings that take applications, and all with a page. */
export const positions = openJobs(now)
export const officePosition = pick(
  'position in an office with a salary',
  positions,
  ({ data }) => data.office !== undefined && data.salary !== undefined,
)
export const remotePosition = pick('remote position', positions, ({ data }) => data.remote !== undefined)
export const closedPosition = pick(
  'closed position',
  allJobs(now),
  (job) => !positions.includes(job) && positions.every(({ data }) => data.title !== job.data.title),
)

export const course = pick('course', allCourses(), () => true)
export const writtenChapters = course.chapters.filter(({ entry }) => entry !== undefined)
export const firstChapter = pick('written chapter', writtenChapters, () => true)
export const chapter = pick('second written chapter', writtenChapters, (item) => item !== firstChapter)
export const announcedChapter = pick('announced chapter', course.chapters, ({ entry }) => !entry)

/** A question of a kind, with its chapter. */
export function questionOf<Kind extends Question['kind']>(
  kind: Kind,
): { chapter: Chapter; question: Extract<Question, { kind: Kind }> } {
  for (const item of writtenChapters) {
    const question = item.questions.find((one) => one.kind === kind)
    if (question) return { chapter: item, question: question as Extract<Question, { kind: Kind }> }
  }
  throw new Error(`content/courses has no question of kind ${kind}`)
}

/** An exercise that fits, with its chapter. */
export function exerciseOf(
  what: string,
  fits: (exercise: CourseExercise) => boolean,
): { chapter: Chapter; exercise: CourseExercise } {
  const all = writtenChapters.flatMap((item) =>
    item.exercises.map((exercise) => ({ chapter: item, exercise })),
  )
  return pick(`exercise ${what}`, all, ({ exercise }) => fits(exercise))
}

/** A stored record of chapters in which all but the questions `open` is solved, exercises as their authors do. */
export function solvedRecord(
  chapters: Chapter[],
  { open = [], read = true }: { open?: string[]; read?: boolean } = {},
) {
  const entries = chapters.map(({ id, questions, exercises }) => {
    const answered = questions
      .filter((item) => !open.includes(item.id))
      .map((item) => [item.id, { solved: true }])
    const written = exercises.map(({ id: exercise, starter, solution }) => [
      exercise,
      { solved: true, hints: 0, solution: withTexts(starter, solution.subgraphs) },
    ])
    return [id, { read, questions: Object.fromEntries(answered), exercises: Object.fromEntries(written) }]
  })
  return JSON.stringify({ version: 1, chapters: Object.fromEntries(entries) })
}

/** Selects the field of an option by its place in the file; the page shows options in another order. */
export function optionField(index: number): string {
  return `label:has([data-option="${index}"]) input`
}

function isRich(post: Post): boolean {
  const { previous, next } = neighbors(post, now)
  const { data, body } = post
  const sections = body.match(/^## /gm) ?? []
  const hasDrawing = body.includes('.svg')
  const alone = data.co_author === undefined || data.dateModified !== undefined
  return !alone && hasDrawing && sections.length > 3 && previous !== undefined && next !== undefined
}

function pick<Item>(what: string, items: readonly Item[], fits: (item: Item) => boolean): Item {
  const found = items.find(fits)
  if (!found) throw new Error(`content/ has no ${what}`)
  return found
}
