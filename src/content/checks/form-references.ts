import { env } from '@/config/env'
import type { Entry } from '../collection'
import type { Problem } from '../problems'
import { displayPath, lineOfField } from '../source'

/**
 * A form that a field names and nobody knows. Takes the ids of content/forms; a host elsewhere has ids of its own, and
 * a full address is used as given (specification §5).
 */
export function formProblems(
  { file }: Entry<unknown>,
  field: string,
  id: string | undefined,
  known: string[],
): Problem[] {
  if (id === undefined || known.includes(id) || /^https?:\/\//.test(id) || env('FORM_HOST')) return []
  const message = `no form "${id}" in content/forms; there are ${known.join(', ')}`
  return [{ file: displayPath(file), line: lineOfField(file, field), field, message }]
}
