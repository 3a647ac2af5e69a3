import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sideFolders } from './install.mjs'
import { isAcceptable } from './license-rules'

/** `npm run licenses`: every package of the lockfiles has a license that a permissive project may depend on. */
type Lockfile = { packages: Record<string, { license?: string; link?: boolean }> }

const locked = ['.', ...sideFolders].flatMap((folder) => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lockfile
  return Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
})
const problems = locked.flatMap(([path, { license = '' }]) => {
  const name = path.split('node_modules/').at(-1) ?? path
  return isAcceptable(name, license) ? [] : [`${name}: ${license || 'no license named'}`]
})
for (const problem of problems) console.error(problem)
console.log(
  `${locked.length} packages, ${problems.length} with a license that needs a decision (scripts/license-rules.json).`,
)
process.exit(problems.length > 0 ? 1 : 0)
