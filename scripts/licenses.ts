import { readFileSync } from 'node:fs'
import { isAcceptable } from './license-rules'

/** `npm run licenses`: every package of the lockfile has a license that a permissive project may depend on. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { license?: string; link?: boolean }>
}
const names = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.link)
const problems = names.flatMap((path) => {
  const name = path.split('node_modules/').at(-1) ?? path
  const license = packages[path]?.license ?? ''
  return isAcceptable(name, license) ? [] : [`${name}: ${license || 'no license named'}`]
})
for (const problem of problems) console.error(problem)
console.log(
  `${names.length} packages, ${problems.length} with a license that needs a decision (scripts/license-rules.ts).`,
)
process.exit(problems.length > 0 ? 1 : 0)
