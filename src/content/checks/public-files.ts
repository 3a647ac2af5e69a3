import { existsSync } from 'node:fs'
import { displayPath, publicFile } from '../source'

/** The error of an address of a file in `public/`, such as `/icon.svg`, or undefined. */
export function publicFileError(address: string): string | undefined {
  const file = publicFile(address)
  return existsSync(file) ? undefined : `no such file: ${displayPath(file)}`
}
