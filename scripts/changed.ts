import { execFileSync } from 'node:child_process'

/** Paths, from the root, of the files changed since `commit`: committed, uncommitted and untracked, but not deleted. */
export function changedFiles(commit: string): string[] {
  const [base = commit] = git('merge-base', commit, 'HEAD')
  const changed = git('diff', '--name-only', '--diff-filter=d', base)
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])]
}

/** The npm arguments that run a check for these files only; undefined for a check they do not touch or that needs a build. */
export function argsForFiles(check: string, files: string[]): string[] | undefined {
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  const touchesContent = files.some((file) => file.startsWith('content/'))
  // Tests read content from disk, so imports don't show which ones depend on it.
  const tested = touchesContent ? [...code, ...git('ls-files', '*content*.test.ts')] : code
  const tool = (...command: string[]) => ['exec', '--silent', '--', ...command]
  if (check === 'unit' && tested.length > 0)
    return tool('vitest', 'related', '--run', '--passWithNoTests', ...tested)
  if (check === 'format' && files.length > 0) return tool('prettier', '--check', '--ignore-unknown', ...files)
  if (check === 'lint' && code.length > 0) return tool('oxlint', '--type-aware', '--deny-warnings', ...code)
  const isTouched =
    (check === 'types' && code.length > 0) ||
    (check === 'licenses' && files.some((file) => file.endsWith('package-lock.json'))) ||
    (check === 'content' && touchesContent)
  return isTouched ? ['run', '--silent', check] : undefined
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
