import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sideFolders } from './install.mjs'

type LockedPackage = {
  version?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
type Platform = { label: string; os: string; cpu: string; libc?: string }

const packages = packagesOf('.')

function packagesOf(folder: string) {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  return (JSON.parse(text) as { packages: Record<string, LockedPackage> }).packages
}

/** Platforms on which the site is built, tested or served. */
const platforms: Platform[] = [
  { label: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
  { label: 'macOS x64', os: 'darwin', cpu: 'x64' },
  { label: 'Windows x64', os: 'win32', cpu: 'x64' },
  { label: 'Linux x64 with glibc', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { label: 'Linux x64 with musl', os: 'linux', cpu: 'x64', libc: 'musl' },
  { label: 'Linux arm64 with glibc', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { label: 'Linux arm64 with musl', os: 'linux', cpu: 'arm64', libc: 'musl' },
]

/** The optional dependencies of every package that has any, each with its entry in the lockfile. */
const families = Object.entries(packages)
  .filter(([, { optionalDependencies }]) => optionalDependencies)
  .map(([path, { optionalDependencies = {} }]) => ({
    path,
    members: Object.keys(optionalDependencies).map((name) => ({ name, entry: locate(path, name) })),
  }))

/** Packages with one binary per platform. A single one belongs to a platform's package, such as libvips to sharp's. */
const natives = families
  .map(({ path, members }) => ({ path, binaries: members.filter(({ entry }) => entry?.cpu) }))
  .filter(({ binaries }) => binaries.length > 1)

// npm leaves out what its registry lacks, and `npm ci` refuses a lockfile with such gaps.
test('the lockfile has an entry for every optional dependency', () => {
  const missing = families.flatMap(({ path, members }) =>
    members.filter(({ entry }) => !entry).map(({ name }) => `${path} → ${name}`),
  )
  expect(missing).toEqual([])
})

test('the lockfile knows packages with native binaries', () => {
  expect(natives.map(({ path }) => path)).toContain('node_modules/next')
})

test.each(platforms)('every native package has a binary for $label', (platform) => {
  const without = natives.filter(
    ({ binaries }) => !binaries.some(({ entry = {} }) => runsOn(entry, platform)),
  )
  expect(without.map(({ path }) => path)).toEqual([])
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

/** Finds the entry that Node would load for `name` from the package at `path`: its own node_modules first, then outward. */
function locate(path: string, name: string): LockedPackage | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const found = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]
    if (found || !folder) return found
  }
}

function runsOn(entry: LockedPackage, { os, cpu, libc }: Platform): boolean {
  return Boolean(
    entry.os?.includes(os) && entry.cpu?.includes(cpu) && (!libc || (entry.libc?.includes(libc) ?? true)),
  )
}
