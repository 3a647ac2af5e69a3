import { externalFormHost } from '@/config/services'
import type { Entry } from '../types'
import { problemAt, type Problem } from '../problems'

/**
 * A form that a field names but that does not exist. Takes the ids of content/forms; a host elsewhere has ids of its own, and
 * a full address is used as given (docs/contracts/form-widgets.md#form-address).
 */
export function formProblems(
  entry: Entry<unknown>,
  field: string,
  id: string | undefined,
  known: string[],
): Problem[] {
  if (id === undefined || known.includes(id) || /^https?:\/\//.test(id) || externalFormHost()) return []
  return [problemAt(entry, field, `no form "${id}" in content/forms; there are ${known.join(', ')}`)]
}
