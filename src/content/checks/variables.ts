import type { Entry } from '../types'
import { fillVariables } from '../fill-variables'
import { problemAt, type Problem } from '../problems'
import { displayPath, lineOf } from '../source'

/** Unknown variables in the plain strings of a YAML entry, each with its line. */
export function variableProblems(entry: Entry<unknown>): Problem[] {
  return stringsIn(entry.data).flatMap((text) => {
    try {
      fillVariables(text)
      return []
    } catch (error) {
      const name = /\$\w+/.exec((error as RangeError).message)?.[0] ?? ''
      return [
        {
          file: displayPath(entry.file),
          line: lineOf(entry.file, name),
          message: (error as RangeError).message,
        },
      ]
    }
  })
}

/** Variables and tags in fields that are shown without resolving them; `filled` are those that may have variables. */
export function unresolvedVariableProblems(entry: Entry<unknown>, filled: string[] = []): Problem[] {
  const fields = Object.entries(entry.data as Record<string, unknown>)
  return fields.flatMap(([field, value]) =>
    stringsIn(filled.includes(field) ? undefined : value).flatMap((text) => {
      const [mark] = /\{%.*?%\}|\{%|\{\{/s.exec(text) ?? []
      if (mark === undefined) return []
      const message = `this will be shown as typed: "${mark}"; variables do not work here, so write the name itself`
      return [problemAt(entry, field, message, lineOf(entry.file, mark))]
    }),
  )
}

/** Every text in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
