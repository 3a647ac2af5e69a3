import { LineCounter, parseDocument } from 'yaml'
import { displayPath, lineOfField, readSource } from './source'
import type { Problem } from './types'
import { offsetOf } from './yaml'

/** A problem of a field of an entry. The line defaults to the one of that top-level field. */
export function problemAt(
  { file }: { file: string },
  field: string,
  message: string,
  line = lineOfField(file, field),
): Problem {
  return { file: displayPath(file), line, field, message }
}

/** A problem of what is at a path of a YAML file that can be parsed. */
export function problemAtPath(entry: { file: string }, path: (string | number)[], message: string): Problem {
  const lines = new LineCounter()
  const document = parseDocument(readSource(entry.file).body, { lineCounter: lines })
  return problemAt(entry, path.join('.'), message, lines.linePos(offsetOf(document, path) ?? 0).line)
}

/** Thrown when content is wrong. Contains every problem found, not only the first. */
export class ContentError extends Error {
  constructor(readonly problems: Problem[]) {
    super(`Content has ${problems.length} problem(s):\n${problems.map(formatProblem).join('\n')}`)
    this.name = 'ContentError'
  }
}

/** A problem in one line: `content/blog/x/index.md:4 author: …`. */
export function formatProblem({ file, line, field, message }: Problem): string {
  return `${file}${line ? `:${line}` : ''} ${field ? `${field}: ` : ''}${message}`
}
