import type { Entry } from '../collection'
import { parseBody } from '../document'
import { problemAt, type Problem } from '../problems'
import { displayPath } from '../source'

/** A text or a quiz that no course names, and a text that does not show its quiz. Takes the chapters that courses name. */
export function chapterTextProblems(entry: Entry<unknown>, named: string[]): Problem[] {
  const [course = '', id = ''] = entry.slug.split('/')
  if (!named.includes(entry.slug)) return [unnamed(entry, course, id)]
  const shown = [...parseBody(entry).walk()].some(({ tag }) => tag === 'quiz')
  return shown ? [] : [problemAt(entry, 'quiz', 'is not shown: put {% quiz /%} at the end of the text', 1)]
}

/** A quiz that no course names. */
export function strayQuizProblems(entry: Entry<unknown>, named: string[]): Problem[] {
  const [course = '', id = ''] = entry.slug.split('/')
  return named.includes(entry.slug) ? [] : [unnamed(entry, course, id)]
}

function unnamed({ file }: Entry<unknown>, course: string, id: string): Problem {
  const message = `is shown nowhere: name "${id}" in the chapters of content/courses/${course}/course.yaml`
  return { file: displayPath(file), message }
}
