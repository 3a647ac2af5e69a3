import { execFileSync } from 'node:child_process'
import pLimit from 'p-limit'
import { getBrowser } from './browser.mjs'
import { npm } from './run.mjs'

/** One check: an npm script of the same name, which also runs alone. */
type Check = {
  name: string
  /** Runs beside other checks; the rest use every core or need the build. */
  parallel?: true
  needs?: 'build'
  /** npm arguments. Default: run the script of the same name. */
  args?: string[]
  /** Runs before the check; false fails it. */
  before?: () => Promise<boolean>
}
type Result = { name: string; passed: boolean; seconds: number; note?: string }

const checks: Check[] = [
  // The longest first, so that the others fill the second core.
  { name: 'unit', parallel: true },
  { name: 'format', parallel: true },
  { name: 'lint', parallel: true },
  { name: 'types', parallel: true },
  { name: 'licenses', parallel: true },
  { name: 'content', parallel: true },
  { name: 'build' },
  { name: 'html', needs: 'build' },
  { name: 'links', needs: 'build' },
  { name: 'budget', needs: 'build' },
  { name: 'e2e', needs: 'build', before: prepareBrowser },
  { name: 'browsers', needs: 'build' },
]

const chosen = choose(process.argv.slice(2))
const started = performance.now()
const results: Result[] = []
const limit = pLimit(2)
await Promise.all(chosen.filter(({ parallel }) => parallel).map((check) => limit(() => runCheck(check))))
for (const check of chosen.filter(({ parallel }) => !parallel)) await runCheck(check)
report()

/** `npm test -- lint unit` runs only these; `npm test -- --changed [commit]` what the changes since then touch. */
function choose(asked: string[]): Check[] {
  if (asked[0] === '--changed') {
    const files = changedFiles(asked[1] ?? 'HEAD')
    console.log(`${files.length} changed files`)
    return checks.flatMap((check) => {
      const args = argsForFiles(check.name, files)
      return args ? [{ ...check, args }] : []
    })
  }
  const unknown = asked.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length === 0) return checks.filter(({ name }) => asked.length === 0 || asked.includes(name))
  const known = checks.map(({ name }) => name).join(', ')
  console.error(`No such check: ${unknown.join(', ')}. There are: ${known}.`)
  process.exit(1)
}

async function runCheck({ name, parallel, needs, before, args }: Check) {
  if (needs && results.some((result) => result.name === needs && !result.passed)) {
    results.push({ name, passed: false, seconds: 0, note: `not run (${needs} failed)` })
    return
  }
  const title = `\n── ${name} ${'─'.repeat(70 - name.length)}`
  // Checks that run side by side print one after the other, when they end.
  const output: string[] = []
  const onOutput = parallel ? (text: string) => void output.push(text) : undefined
  if (!parallel) console.log(title)
  const command = args ?? ['run', '--silent', name, '--']
  const begun = performance.now()
  const passed = (before ? await before() : true) && (await npm(command, { onOutput })) === 0
  if (parallel) console.log(`${title}\n${output.join('')}`)
  results.push({ name, passed, seconds: (performance.now() - begun) / 1000 })
}

async function prepareBrowser(): Promise<boolean> {
  const browser = await getBrowser()
  if (!browser) console.error('There is no Chromium and none could be installed. Set CHROMIUM_PATH to one.')
  else process.env.CHROMIUM_PATH = browser
  return browser !== undefined
}

function report(): void {
  console.log(`\n${'─'.repeat(78)}`)
  console.log('Checks, slowest first:')
  for (const { name, passed, seconds, note } of results.toSorted(
    (one, other) => other.seconds - one.seconds,
  )) {
    const outcome = passed ? 'pass' : 'FAIL'
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${outcome}  ${name}${note ? `  ${note}` : ''}`)
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  in all`)
  const skipped = checks.filter(({ name }) => !results.some((result) => result.name === name))
  if (skipped.length > 0) console.log(`Not run: ${skipped.map(({ name }) => name).join(', ')}`)
  const failed = results.filter(({ passed }) => !passed).length
  console.log(`${results.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

/** Paths, from the root, of the files changed since `commit`: committed, uncommitted and untracked, but not deleted. */
function changedFiles(commit: string): string[] {
  const [base = commit] = git('merge-base', commit, 'HEAD')
  const changed = git('diff', '--name-only', '--diff-filter=d', base)
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])]
}

/** The npm arguments that run a check for these files only; undefined for a check they do not touch or that needs a build. */
function argsForFiles(check: string, files: string[]): string[] | undefined {
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  const touchesContent = files.some((file) => file.startsWith('content/'))
  // Tests read content from disk, so imports don't show which ones depend on it.
  const tested = touchesContent ? [...code, ...git('ls-files', '*content*.test.ts')] : code
  const tool = (...command: string[]) => ['exec', '--silent', '--', ...command]
  if (check === 'unit' && tested.length > 0)
    return tool('vitest', 'related', '--run', '--passWithNoTests', ...tested)
  if (check === 'format' && files.length > 0)
    return tool('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files)
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
