import { displayPath, lineOfField } from './source'

/** One mistake in a content file, told so that its author can mend it. `file` is relative to the project. */
export type Problem = { file: string; line?: number; field?: string; message: string }

/** A problem of a field of an entry. Without a line it is told where the file's top level has that field. */
export function problemAt(
  { file }: { file: string },
  field: string,
  message: string,
  line = lineOfField(file, field),
): Problem {
  return { file: displayPath(file), line, field, message }
}

/** Thrown when content is wrong. Carries every problem found, not only the first. */
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
