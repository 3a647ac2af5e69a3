import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

const refused: [file: string, text: string, message: string][] = [
  ['src/ui/a.ts', "export { a } from '@/blog/a'", 'ui must not import blog'],
  ['src/seo/a.ts', "export type { A } from '@/content/a'", 'seo must not import content'],
  ['src/analytics/a.ts', "export const a = () => import('@/consent/a')", 'analytics must not import consent'],
  ['src/blog/a.ts', "export { a } from '@/learn/a'", 'blog must not import learn'],
  ['src/demos/a.ts', "export { a } from '@/learn/a'", 'demos must not import learn'],
  ['src/site/a.ts', "export { a } from '@/server/a'", 'site must not import server'],
  ['src/unknown/a.ts', "export { a } from '@/lib/a'", 'Add the area unknown'],
  ['src/ui/b/c/a.ts', "export { a } from '../../a'", 'import is restricted'],
]
const allowed: [file: string, text: string][] = [
  ['src/consent/b.ts', "export { a } from '@/analytics/a'"],
  ['src/learn/b.ts', "export { a } from '@/demos/a'"],
  ['src/server/b.ts', "export { a } from '@/next/a'"],
  ['src/blog/b/c/b.ts', "export { a } from '@/blog/a'"],
]

test('the linter refuses imports that run up or sideways, and no others', () => {
  const folder = temporaryFolder()
  const config = readFileSync('.oxlintrc.json', 'utf8').replace('"./scripts/', `"${resolve('scripts')}/`)
  writeFileSync(join(folder, '.oxlintrc.json'), config)
  for (const [file, text] of [...refused, ...allowed]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
  const oxlint = resolve('node_modules/.bin/oxlint')
  const output = spawnSync(oxlint, ['--format', 'unix'], { cwd: folder, encoding: 'utf8' }).stdout
  for (const [file, , message] of refused) expect(output).toMatch(new RegExp(`^${file}:.*${message}`, 'm'))
  for (const [file] of allowed) expect(output).not.toContain(file)
})
