import pLimit from 'p-limit'
import { getBrowser } from './browser'
import { npm } from './run.mjs'

/** One check: an npm script of the same name, which also runs alone. */
type Check = {
  name: string
  /** Runs beside other checks; the rest use every core or need the build, which comes first. */
  parallel?: true
  /** Options of the script. */
  args?: string[]
  /** Installs what the check needs. */
  before?: () => Promise<unknown>
}
type Result = { name: string; passed: boolean; seconds: number }

const checks: Check[] = [
  // The longest first, so that the others fill the second core.
  { name: 'unit', parallel: true },
  { name: 'format', parallel: true },
  { name: 'lint', parallel: true },
  { name: 'types', parallel: true },
  { name: 'licenses', parallel: true },
  { name: 'content', parallel: true },
  { name: 'build' },
  { name: 'html' },
  { name: 'links' },
  { name: 'budget' },
  { name: 'e2e', before: getBrowser },
  { name: 'browsers' },
]

const chosen = choose(process.argv.slice(2))
const started = performance.now()
const results: Result[] = []
const limit = pLimit(2)
await Promise.all(chosen.filter(({ parallel }) => parallel).map((check) => limit(() => runCheck(check))))
for (const check of chosen.filter(({ parallel }) => !parallel)) {
  await runCheck(check)
  if (results.some(({ name, passed }) => name === 'build' && !passed)) break
}
report()

/** `npm test -- lint unit` runs only these; `npm test -- --changed [commit]` those without a build, and the unit tests of what changed. */
function choose(asked: string[]): Check[] {
  const [name, commit = 'HEAD'] = asked
  if (name === '--changed') {
    const args = ['--passWithNoTests', '--changed', commit]
    return checks
      .filter(({ parallel }) => parallel)
      .map((check) => (check.name === 'unit' ? { ...check, args } : check))
  }
  const unknown = asked.filter((each) => !checks.some((check) => check.name === each))
  if (unknown.length === 0) return checks.filter((check) => asked.length === 0 || asked.includes(check.name))
  const known = checks.map((check) => check.name).join(', ')
  console.error(`No such check: ${unknown.join(', ')}. There are: ${known}.`)
  process.exit(1)
}

async function runCheck({ name, parallel, before, args = [] }: Check) {
  const title = `\n── ${name} ${'─'.repeat(70 - name.length)}`
  // Checks that run side by side print one after the other, when they end.
  const output: string[] = []
  const onOutput = parallel ? (text: string) => void output.push(text) : undefined
  if (!parallel) console.log(title)
  const begun = performance.now()
  await before?.()
  const passed = (await npm(['run', '--silent', name, '--', ...args], { onOutput })) === 0
  if (parallel) console.log(`${title}\n${output.join('')}`)
  results.push({ name, passed, seconds: (performance.now() - begun) / 1000 })
}

function report(): void {
  console.log(`\n${'─'.repeat(78)}`)
  console.log('Checks, slowest first:')
  for (const { name, passed, seconds } of results.toSorted((one, other) => other.seconds - one.seconds)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${passed ? 'pass' : 'FAIL'}  ${name}`)
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  in all`)
  const skipped = checks.filter(({ name }) => !results.some((result) => result.name === name))
  if (skipped.length > 0) console.log(`Not run: ${skipped.map(({ name }) => name).join(', ')}`)
  const failed = results.filter(({ passed }) => !passed).length
  console.log(`${results.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
