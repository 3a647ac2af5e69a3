import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { jobWarnings } from '@/content/checks/jobs'
import { checkContent, checkSchemas, storeChecked } from '@/content/check'
import { cache, hashOf } from '@/content/checks/verdicts'
import { clearCheckedContent } from '@/content/checked'
import { cutSocialPictures } from '@/content/cut-social-pictures'
import { nextChange } from '@/content/next-change'
import { formatProblem } from '@/content/problems'
import { nextChangeFile } from './build/stamp'

/** `npm run content`: checks every content file, publishes pictures, notes when the site changes next. */
const now = new Date()
const verdictsFile = '.next/cache/verdicts.json'
clearCheckedContent()
cache.known = readVerdicts()
const problems = [...checkContent(now), ...(await checkSchemas())]
writeVerdicts()
for (const warning of jobWarnings(now)) console.warn(`warning: ${formatProblem(warning)}`)
if (problems.length > 0) {
  console.error(`${problems.map(formatProblem).join('\n')}\n\n${problems.length} problem(s) in content/`)
  process.exit(1)
}
await cutSocialPictures()
storeChecked()
writeFileSync(nextChangeFile, JSON.stringify({ nextChange: nextChange(now) }))
console.log('content/ is valid')

/** What the composers said in an earlier run, if the engine and its packages were the same. */
function readVerdicts(): Record<string, unknown> {
  try {
    const { engine, results } = JSON.parse(readFileSync(verdictsFile, 'utf8'))
    return engine === engineHash() ? results : {}
  } catch {
    return {}
  }
}

function writeVerdicts(): void {
  mkdirSync(dirname(verdictsFile), { recursive: true })
  writeFileSync(verdictsFile, JSON.stringify({ engine: engineHash(), results: cache.used }))
}

function engineHash(): string {
  const project = join(import.meta.dirname, '..')
  const folder = join(project, 'src/playground')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => join(folder, name))
  return hashOf([join(project, 'package-lock.json'), ...files].map((file) => readFileSync(file, 'utf8')))
}
