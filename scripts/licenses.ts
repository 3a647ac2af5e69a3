import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sideFolders } from './install.mjs'
import rules from './license-rules.json' with { type: 'json' }

/** `npm run licenses`: every package of the lockfiles has a license that the rules name, or stands there with a reason. */
type Lockfile = { packages: Record<string, { license?: string; link?: boolean }> }

const locked = ['.', ...sideFolders].flatMap((folder) => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lockfile
  return Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
})
const problems = locked.flatMap(([path, { license = '' }]) => {
  const name = path.split('node_modules/').at(-1) ?? path
  return isAllowed(license) || isExcepted(name, license) ? [] : [`${name}: ${license || 'no license named'}`]
})
for (const problem of problems) console.error(problem)
console.log(
  `${locked.length} packages, ${problems.length} with a license that needs a decision (scripts/license-rules.json).`,
)
process.exit(problems.length > 0 ? 1 : 0)

/** SPDX expressions: "A OR B" needs one allowed part, "A AND B" needs both. */
function isAllowed(license: string): boolean {
  const parts = license.replaceAll(/[()]/g, '').split(' OR ')
  return parts.some((part) => part.split(' AND ').every((id) => rules.allowed.includes(id)))
}

function isExcepted(name: string, license: string): boolean {
  return rules.excepted.some(
    (rule) =>
      (rule.license === '' ? license === '' : license.includes(rule.license)) &&
      new RegExp(rule.name).test(name),
  )
}
