import { mkdirSync, writeFileSync } from 'node:fs'
import { checkContent } from '@/content/check'
import { nextChange } from '@/content/next-change'
import { formatProblem } from '@/content/problems'

/** `npm run content`: checks every content file, publishes pictures, notes when the site changes next. */
const now = new Date()
const problems = checkContent(now)
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'))
  console.error(`\n${problems.length} problem(s) in content/`)
  process.exit(1)
}
mkdirSync('.next', { recursive: true })
writeFileSync('.next/next-change.json', JSON.stringify({ nextChange: nextChange(now) }))
console.log('content/ is sound')
