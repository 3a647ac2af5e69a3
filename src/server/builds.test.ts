import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { linkProject } from './builds'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'links-')))
afterAll(() => rmSync(root, { recursive: true }))

test('a build uses the packages of its release, and those of the server when that release is gone', () => {
  const [first, second, build] = ['first', 'second', 'builds/b1'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ]
  for (const release of [first, second]) mkdirSync(join(release, 'node_modules'), { recursive: true })
  mkdirSync(join(build, '.next'), { recursive: true })
  const packages = () => realpathSync(join(build, 'node_modules'))

  linkProject(build, first)
  linkProject(build, second)
  expect(packages()).toBe(join(first, 'node_modules'))
  renameSync(first, join(root, 'moved'))
  linkProject(build, second)
  expect(packages()).toBe(join(second, 'node_modules'))
  expect(realpathSync(join(build, '.next/cache'))).toBe(join(second, '.next/cache'))
})
