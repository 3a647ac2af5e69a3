import { displayPath, lineOfField } from './source'

/** A mistake in a content file, worded so that its author can fix it. `file` is relative to the project. */
export type Problem = { file: string; line?: number; field?: string; message: string }

/** A problem of a field of an entry. The line defaults to the one of that top-level field. */
export function problemAt(
  { file }: { file: string },
  field: string,
  message: string,
  line = lineOfField(file, field),
): Problem {
  return { file: displayPath(file), line, field, message }
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
