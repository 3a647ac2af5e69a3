import { getBrowser } from './browser.mjs'
import { npm } from './run.mjs'

/** One check: an npm script of the same name, which also runs alone. */
type Check = {
  name: string
  needs?: 'build'
  /** Runs before the check; false fails it. */ before?: () => Promise<boolean>
}
type Result = { name: string; passed: boolean; seconds: number; note?: string }

const checks: Check[] = [
  { name: 'format' },
  { name: 'lint' },
  { name: 'types' },
  { name: 'unit' },
  { name: 'licenses' },
  { name: 'content' },
  { name: 'build' },
  { name: 'html', needs: 'build' },
  { name: 'links', needs: 'build' },
  { name: 'budget', needs: 'build' },
  { name: 'e2e', needs: 'build', before: prepareBrowser },
]

// `npm test -- lint unit` runs only these.
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const chosen = checks.filter(({ name }) => asked.length === 0 || asked.includes(name))
const results: Result[] = []
for (const check of chosen) results.push(await runCheck(check))
report()

async function runCheck({ name, needs, before }: Check): Promise<Result> {
  if (needs && results.some((result) => result.name === needs && !result.passed)) {
    return { name, passed: false, seconds: 0, note: `not run (${needs} failed)` }
  }
  console.log(`\n── ${name} (${results.length + 1} of ${chosen.length}) ${'─'.repeat(60 - name.length)}`)
  const started = performance.now()
  const passed = (before ? await before() : true) && (await npm(['run', '--silent', name])) === 0
  return { name, passed, seconds: (performance.now() - started) / 1000 }
}

async function prepareBrowser(): Promise<boolean> {
  const browser = await getBrowser()
  if (!browser) console.error('There is no Chromium and none could be installed. Set CHROMIUM_PATH to one.')
  else process.env.CHROMIUM_PATH = browser
  return browser !== undefined
}

function report(): void {
  console.log(`\n${'─'.repeat(78)}`)
  for (const { name, passed, seconds, note } of results) {
    const outcome = passed ? 'pass' : 'FAIL'
    console.log(
      `${name.padEnd(10)} ${outcome}  ${seconds.toFixed(1).padStart(6)} s${note ? `  ${note}` : ''}`,
    )
  }
  const failed = results.filter(({ passed }) => !passed).length
  console.log(`${results.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
