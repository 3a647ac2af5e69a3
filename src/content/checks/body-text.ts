import type { Entry } from '../types'
import { problemAt, type Problem } from '../problems'

/** A missing body text, and curly quotation marks around a whole title or description. */
export function bodyTextProblems(entry: Entry<{ title?: unknown; description?: unknown }>): Problem[] {
  const { title, description } = entry.data
  const quoted = Object.entries({ title, description }).flatMap(([field, value]) =>
    typeof value === 'string' && /^[“”„«»‘’].*[“”«»‘’]$/su.test(value.trim())
      ? [problemAt(entry, field, 'is quoted as a whole: delete “ and ”, or write the plain quotes " and "')]
      : [],
  )
  if (entry.body.trim() !== '') return quoted
  return [...quoted, problemAt(entry, 'text', 'is missing below the front matter', entry.bodyLine)]
}
