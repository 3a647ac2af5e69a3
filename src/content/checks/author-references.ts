import type { Entry } from '../types'
import { problemAt, type Problem } from '../problems'
import { authorKey } from '../schemas/author'

/** The problem of a field that names an author who is not in content/authors. Takes the known names. */
export function authorProblems(
  entry: Entry<unknown>,
  field: string,
  name: string | undefined,
  known: string[],
): Problem[] {
  if (name === undefined || known.some((other) => authorKey(other) === authorKey(name))) return []
  return [problemAt(entry, field, `no author "${name}" in content/authors; known: ${known.join(', ')}`)]
}
