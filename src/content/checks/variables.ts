import type { Entry, Problem } from '../types'
import { variableError } from '../fill-variables'
import type { Kind } from '../kinds'
import { problemAt } from '../problems'
import { lineOf } from '../source'

/** Unknown variables in the fields of an entry that are filled in, and variables and tags in all others, which show as typed. */
export function variableProblems(entry: Entry<unknown>, variables?: Kind['variables']): Problem[] {
  if (variables === 'raw') return []
  return Object.entries(entry.data as object).flatMap(([field, value]) =>
    stringsIn(value).flatMap((text) => {
      const isFilled = variables === 'filled' || variables === field
      const mark = isFilled ? variableError(text)?.match(/\$\w+/) : /\{%.*?%\}|\{%|\{\{/s.exec(text)
      if (!mark) return []
      const asTyped = `this will be shown as typed: "${mark[0]}"; variables do not work here, so write the name itself`
      return problemAt(
        entry,
        field,
        (isFilled && variableError(text)) || asTyped,
        lineOf(entry.file, mark[0]),
      )
    }),
  )
}

/** Every text in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
