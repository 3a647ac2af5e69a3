import type { Entry } from '../collection'
import { problemAt, type Problem } from '../problems'
import { authorKey } from '../schemas/author'

/** An author that a field names and content/authors does not have. Takes the names there. */
export function authorProblems(
  entry: Entry<unknown>,
  field: string,
  name: string | undefined,
  known: string[],
): Problem[] {
  if (name === undefined || known.some((other) => authorKey(other) === authorKey(name))) return []
  return [problemAt(entry, field, `no author "${name}" in content/authors; known: ${known.join(', ')}`)]
}
