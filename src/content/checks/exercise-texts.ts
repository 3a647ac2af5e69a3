import type { Exercise } from '@/playground/exercises/exercise'
import type { Entry } from '../types'
import { inlineHtml } from '../inline-html'
import { problemAt, type Problem } from '../problems'

/** Texts of an exercise that are not inline Markdown. */
export function exerciseTextProblems(entry: Entry<Exercise>): Problem[] {
  const { task, hints, goals, solution, mistakes } = entry.data
  const texts: [field: string, text: string | undefined][] = [
    ['task', task],
    ...hints.map((hint): [string, string] => ['hints', hint]),
    ...goals.map(({ text }): [string, string | undefined] => ['goals', text]),
    ['solution', solution.reason],
    ...mistakes.map(({ feedback }): [string, string] => ['mistakes', feedback]),
  ]
  return texts.flatMap(([field, text]) => {
    try {
      if (text !== undefined) inlineHtml(text)
      return []
    } catch (error) {
      return [problemAt(entry, field, (error as Error).message)]
    }
  })
}
