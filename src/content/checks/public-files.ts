import { existsSync } from 'node:fs'
import type { Entry } from '../collection'
import { problemAt, type Problem } from '../problems'
import { displayPath, publicFile } from '../source'

/** The error of an address of a file in `public/`, such as `/podcast/trailer.mp3`, or undefined. */
export function publicFileError(address: string): string | undefined {
  const file = publicFile(address)
  return existsSync(file) ? undefined : `no such file: ${displayPath(file)}`
}

/** Problems of an optional field that names a file in `public/`. */
export function publicFileProblems(
  entry: Entry<unknown>,
  field: string,
  address: string | undefined,
): Problem[] {
  const error = address === undefined ? undefined : publicFileError(address)
  return error ? [problemAt(entry, field, error)] : []
}
