import type { Entry } from '../types'
import { parseBody } from '../document'
import { problemAt, type Problem } from '../problems'
import { displayPath } from '../source'

/** A chapter text that no course lists or that does not show its quiz. Takes the chapters that courses list. */
export function chapterTextProblems(entry: Entry<unknown>, named: string[]): Problem[] {
  const [course = '', id = ''] = entry.slug.split('/')
  if (!named.includes(entry.slug)) return [unnamed(entry, course, id)]
  const shown = [...parseBody(entry).walk()].some(({ tag }) => tag === 'quiz')
  return shown ? [] : [problemAt(entry, 'quiz', 'is not shown: put {% quiz /%} at the end of the text', 1)]
}

/** A quiz of a chapter that no course lists. */
export function strayQuizProblems(entry: Entry<unknown>, named: string[]): Problem[] {
  const [course = '', id = ''] = entry.slug.split('/')
  return named.includes(entry.slug) ? [] : [unnamed(entry, course, id)]
}

function unnamed({ file }: Entry<unknown>, course: string, id: string): Problem {
  const message = `is not used: name "${id}" in the chapters of content/courses/${course}/course.yaml`
  return { file: displayPath(file), message }
}
