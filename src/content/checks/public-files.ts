import { existsSync } from 'node:fs'
import type { Entry } from '../collection'
import { problemAt, type Problem } from '../problems'
import { displayPath, publicFile } from '../source'

/** What is wrong with an address of a file in `public/`, such as `/podcast/trailer.mp3`, or undefined. */
export function publicFileFault(address: string): string | undefined {
  const file = publicFile(address)
  return existsSync(file) ? undefined : `no such file: ${displayPath(file)}`
}

/** The same for a field that may be left out. */
export function publicFileProblems(
  entry: Entry<unknown>,
  field: string,
  address: string | undefined,
): Problem[] {
  const fault = address === undefined ? undefined : publicFileFault(address)
  return fault ? [problemAt(entry, field, fault)] : []
}
