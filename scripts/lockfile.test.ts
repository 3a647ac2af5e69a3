import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sideFolders } from './install.mjs'

type LockedPackage = { resolved?: string; optionalDependencies?: Record<string, string>; libc?: string[] }

const packages = packagesOf('.')

function packagesOf(folder: string) {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  return (JSON.parse(text) as { packages: Record<string, LockedPackage> }).packages
}

// Packages with a binary for each platform list them so. npm leaves out what its registry lacks, and `npm ci` refuses such gaps.
test('the lockfile has an entry for every optional dependency', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} → ${name}`),
  )
  expect(missing).toEqual([])
})

// @libsql/linux-x64-musl and others name it in their name only, and npm would install both, 10 MB each.
test('the lockfile says for which C library a binary is, where its name does', () => {
  const silent = Object.entries(packages).filter(
    ([path, { libc }]) => /linux-(?:x64|arm64)-(?:musl|gnu)$/.test(path) && !libc,
  )
  expect(silent.map(([path]) => path)).toEqual([])
})

test.each(['.', ...sideFolders])('the lockfile of %s names no registry', (folder) => {
  const named = Object.entries(packagesOf(folder)).filter(([, { resolved }]) => resolved?.includes('://'))
  expect(named.map(([path]) => path)).toEqual([])
})

/** Whether Node would find `name` from the package at `path`: in its own node_modules, or further out. */
function isLocked(path: string, name: string): boolean {
  if (packages[join(path, 'node_modules', name)]) return true
  return path !== '' && isLocked(path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)), name)
}
