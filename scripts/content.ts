import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent, checkSchemas, storeChecked } from '@/content/check'
import { clearCheckedContent } from '@/content/checked'
import { cutSocialPictures } from '@/content/cut-social-pictures'
import { nextChange } from '@/content/next-change'
import { formatProblem, type Problem } from '@/content/problems'
import { run } from './run.mjs'

/** `npm run content`: checks every content file, publishes pictures, notes when the site changes next. */
const now = new Date()
const schemasOnly = '--schemas'
if (process.argv.includes(schemasOnly)) process.exit(report(await checkSchemas()))

clearCheckedContent()
// Composition takes as long as everything else. Run it in a second process, in parallel.
const self = join(import.meta.dirname, 'content.ts')
const composing = run(process.execPath, [...process.execArgv, self, schemasOnly])
const code = report(checkContent(now))
if ((await composing) !== 0 || code !== 0) process.exit(1)
await cutSocialPictures()
storeChecked()
mkdirSync('.next', { recursive: true })
writeFileSync('.next/next-change.json', JSON.stringify({ nextChange: nextChange(now) }))
console.log('content/ is valid')

/** Prints problems and returns the exit code. */
function report(problems: Problem[]): number {
  if (problems.length === 0) return 0
  console.error(problems.map(formatProblem).join('\n'))
  console.error(`\n${problems.length} problem(s) in content/`)
  return 1
}
