import type { Entry } from '../collection'
import { fillVariables } from '../fill-variables'
import type { Problem } from '../problems'
import { displayPath, lineOf } from '../source'

/** Unknown variables in the plain strings of a YAML entry, each with its line. */
export function variableProblems(entry: Entry<unknown>): Problem[] {
  return strings(entry.data).flatMap((text) => {
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

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
