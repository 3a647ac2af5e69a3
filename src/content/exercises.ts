import type { Exercise } from './schemas/exercise'
import type { Entry } from './types'
import { exercises } from './collections'
import { parseBody } from './document'

type ChapterBody = Pick<Entry<unknown>, 'file' | 'body' | 'bodyLine'>

export type CourseExercise = Exercise & { id: string }

/** The ids of the exercises that a chapter shows, in the order of its text. */
export function shownExercises(chapter: ChapterBody): string[] {
  return [...parseBody(chapter).walk()].flatMap(({ tag, attributes }) =>
    tag === 'exercise' ? [String(attributes.primary)] : [],
  )
}

/** Ids by chapter: every page links to the course, which would parse all chapters again. */
const shownIds = new WeakMap<object, string[]>()

/** The exercises of a chapter in the order of its text. */
export function exercisesOf(chapter: Entry<unknown>): CourseExercise[] {
  const [course = ''] = chapter.slug.split('/')
  const known = new Map(exercises.all().map(({ slug, data }) => [slug, data]))
  const ids = shownIds.get(chapter) ?? shownExercises(chapter)
  shownIds.set(chapter, ids)
  return ids.flatMap((id) => {
    const data = known.get(`${course}/${id}`)
    return data ? [{ ...data, id }] : []
  })
}
