import { mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { assetManifestFile, readAssetManifest } from './asset-manifest'
import { linkProject } from './builds'

const root = realpathSync(temporaryFolder())

test('a build uses the packages of its release, and those of the server when that release is gone', () => {
  const inRoot = (name: string) => join(root, name)
  const [first, second, build] = [inRoot('first'), inRoot('second'), inRoot('builds/b1')]
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

test('a build of code with another manifest is refused, with the reason', async () => {
  writeFileSync(join(root, assetManifestFile), JSON.stringify({ buildId: 'b1' }))
  await expect(readAssetManifest(root)).rejects.toThrow(/built by other code \(time: .*Build again/)
})
