import type { Exercise } from '@/playground/exercises/exercise'
import type { Entry } from './types'
import { exercises } from './collections'
import { parseBody } from './document'

type ChapterBody = Pick<Entry<unknown>, 'file' | 'body' | 'bodyLine'>

export type CourseExercise = Exercise & { id: string }

/** The ids of the exercises that a chapter shows, in the order of its text, each with its line. */
export function shownExercises(chapter: ChapterBody): { id: string; line: number }[] {
  return [...parseBody(chapter).walk()].flatMap(({ tag, attributes, lines }) =>
    tag === 'exercise' ? [{ id: String(attributes.primary), line: (lines[0] ?? 0) + chapter.bodyLine }] : [],
  )
}

/** Ids by chapter: every page links to the course, which would parse all chapters again. */
const shownIds = new WeakMap<object, string[]>()

/** The exercises of a chapter in the order of its text. */
export function exercisesOf(chapter: Entry<unknown>): CourseExercise[] {
  const [course = ''] = chapter.slug.split('/')
  const known = new Map(exercises.all().map(({ slug, data }) => [slug, data]))
  const ids = shownIds.get(chapter) ?? shownExercises(chapter).map(({ id }) => id)
  shownIds.set(chapter, ids)
  return ids.flatMap((id) => {
    const data = known.get(`${course}/${id}`)
    return data ? [{ ...data, id }] : []
  })
}
