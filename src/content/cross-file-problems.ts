import type { Entry } from './types'
import {
  authors,
  categoryFile,
  chapters,
  courses,
  customers,
  exercises,
  featureGroups,
  podcast,
  quizzes,
  reports,
} from './collections'
import { exerciseUseProblems } from './checks/exercises'
import { sharedValueProblems } from './checks/unique'
import { type Problem, problemAt } from './problems'
import { parseBody } from './document'
import { displayPath } from './source'

/** Problems that only show when entries are compared with each other. Takes every entry with a body. */
export function crossFileProblems(written: Entry<{ title: string }>[]): Problem[] {
  return [
    ...sharedValueProblems(written, 'title', ({ title }) => [title]),
    ...sharedValueProblems(authors.read().entries, 'name', ({ name }) => [name]),
    ...sharedValueProblems(categoryFile.read().entries, 'slug', ({ categories }) =>
      categories.map(({ slug }) => slug),
    ),
    ...sharedValueProblems(featureGroups.read().entries, 'title', ({ feats }) =>
      feats.map(({ title }) => title),
    ),
    ...sharedValueProblems(featureGroups.read().entries, 'order', ({ order }) => [order]),
    ...sharedValueProblems(customers.read().entries, 'order', ({ order }) => [order]),
    ...sharedValueProblems(courses.read().entries, 'order', ({ order }) => [order]),
    ...sharedValueProblems(podcast.read().entries, 'number', ({ number }) => [number]),
    ...sharedValueProblems(reports.read().entries, 'year', ({ year }) => [year]),
    ...chapterProblems(),
  ]
}

/** Chapters, quizzes, and exercises that their course does not use; skipped for a course that cannot be read. */
function chapterProblems(): Problem[] {
  const { entries, broken } = courses.read()
  const named = entries.flatMap(({ slug, data }) => data.chapters.map(({ id }) => `${slug}/${id}`))
  const isKnown = ({ slug }: { slug: string }) => !broken.some((course) => slug.startsWith(`${course.slug}/`))
  return [
    ...chapters
      .read()
      .entries.filter(isKnown)
      .flatMap((entry) => chapterTextProblems(entry, named)),
    ...quizzes
      .read()
      .entries.filter(isKnown)
      .flatMap((entry) => strayQuizProblems(entry, named)),
    ...exerciseUseProblems(exercises.read().entries.filter(isKnown), [
      ...chapters.read().entries,
      ...chapters.read().broken,
    ]),
  ]
}

/** A chapter text that no course lists or that does not show its quiz. Takes the chapters that courses list. */
function chapterTextProblems(entry: Entry<unknown>, named: string[]): Problem[] {
  const [course = '', id = ''] = entry.slug.split('/')
  if (!named.includes(entry.slug)) return [unnamed(entry, course, id)]
  const shown = [...parseBody(entry).walk()].some(({ tag }) => tag === 'quiz')
  return shown ? [] : [problemAt(entry, 'quiz', 'is not shown: put {% quiz /%} at the end of the text', 1)]
}

/** A quiz of a chapter that no course lists. */
function strayQuizProblems(entry: Entry<unknown>, named: string[]): Problem[] {
  const [course = '', id = ''] = entry.slug.split('/')
  return named.includes(entry.slug) ? [] : [unnamed(entry, course, id)]
}

function unnamed({ file }: Entry<unknown>, course: string, id: string): Problem {
  const message = `is not used: name "${id}" in the chapters of content/courses/${course}/course.yaml`
  return { file: displayPath(file), message }
}
