import { writeFileSync } from 'node:fs'
import { jobWarnings } from '@/content/checks/jobs'
import { checkContent, checkSchemas, storeChecked } from '@/content/check'
import { clearCheckedContent } from '@/content/checked'
import { cutSocialPictures } from '@/content/cut-social-pictures'
import { nextChange } from '@/content/next-change'
import { formatProblem } from '@/content/problems'
import { engineResults, nextChangeFile } from './build/stamp'

/** `npm run content`: checks every content file, publishes pictures, notes when the site changes next. */
const now = new Date()
clearCheckedContent()
process.env.ENGINE_RESULTS ??= await engineResults(process.cwd())
const problems = [...checkContent(now), ...(await checkSchemas())]
for (const warning of jobWarnings(now)) console.warn(`warning: ${formatProblem(warning)}`)
if (problems.length > 0) {
  console.error(`${problems.map(formatProblem).join('\n')}\n\n${problems.length} problem(s) in content/`)
  process.exit(1)
}
await cutSocialPictures()
storeChecked()
writeFileSync(nextChangeFile, JSON.stringify({ nextChange: nextChange(now) }))
console.log('content/ is valid')
