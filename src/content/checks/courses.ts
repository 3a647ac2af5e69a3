import { chapters, courses, exercises, quizzes } from '../collections'
import { parseBody } from '../document'
import { shownExercises } from '../exercises'
import { problemAt } from '../problems'
import { displayPath } from '../source'
import type { Text, Problem } from '../types'

/** Chapters, quizzes, and exercises that their course does not use, and those that it lacks. */
export function courseProblems(): Problem[] {
  const texts = chapters.read().entries
  const listed = courses
    .read()
    .entries.flatMap((course) =>
      course.data.chapters.map((chapter) => ({ course, chapter, slug: `${course.slug}/${chapter.id}` })),
    )
  const slugs = new Set(listed.map(({ slug }) => slug))
  const shown = new Set(
    texts.flatMap((chapter) => shownExercises(chapter).map((id) => `${chapter.slug.split('/')[0]}/${id}`)),
  )
  const isIn = (entries: Text[], wanted: string) => entries.some(({ slug }) => slug === wanted)
  return [
    ...listed.flatMap(({ course, chapter: { id, comingSoon }, slug }) => {
      const parts = [isIn(texts, slug), isIn(quizzes.read().entries, slug)]
      if (parts.every((part) => part === !comingSoon)) return []
      const message = comingSoon
        ? `chapter "${id}" is announced with comingSoon but has a text or a quiz`
        : `chapter "${id}" needs ${id}.md and ${id}.quiz.yaml, or comingSoon`
      return [problemAt(course, 'chapters', message)]
    }),
    ...[...texts, ...quizzes.read().entries].flatMap(({ slug, file }) => {
      const [course, id] = slug.split('/')
      const message = `is not used: name "${id}" in the chapters of content/courses/${course}/course.yaml`
      return slugs.has(slug) ? [] : [{ file: displayPath(file), message }]
    }),
    ...texts.flatMap((chapter) => {
      const isShown = [...parseBody(chapter).walk()].some(({ tag }) => tag === 'quiz')
      const message = 'is not shown: put {% quiz /%} at the end of the text'
      return isShown || !slugs.has(chapter.slug) ? [] : [problemAt(chapter, 'quiz', message, 1)]
    }),
    ...exercises.read().entries.flatMap(({ slug, file }) => {
      const message = `is not used: put {% exercise "${slug.split('/')[1]}" /%} into a chapter of its course`
      return shown.has(slug) ? [] : [{ file: displayPath(file), message }]
    }),
  ]
}
