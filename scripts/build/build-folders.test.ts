import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stampFile } from '@/lib/build-folder'
import { folderOfTest } from '@/lib/testing/temporary-folder'
import { currentBuild, currentBuildFolder, listBuilds, markAsServed } from '@/server/builds'
import { runningServers, serversOf } from '../running-servers.mjs'
import { addBuild, finishBuild, startBuild, useBuild } from './build-folders'

/** No process has this id: Linux counts to 2^22 at most. */
const deadPid = 2 ** 30
const folder = folderOfTest()
let builds = ''
beforeEach(() => void (builds = folder()))
afterEach(() => void process.removeAllListeners('exit'))

/** Builds on the given day of a month, and returns the name of the build. */
function build(day: number): string {
  const unfinished = startBuild(builds)
  writeFileSync(join(unfinished, stampFile), '{}')
  return finishBuild(builds, unfinished, new Date(Date.UTC(2027, 0, day)))
}

test('the newest build is served, until another one is chosen', () => {
  expect(() => currentBuildFolder(builds)).toThrow('npm run build')
  const [first, second] = [build(1), build(2)]
  expect(listBuilds(builds)).toEqual([second, first])
  expect(currentBuild(builds)).toBe(second)
  useBuild(builds, first)
  expect(currentBuildFolder(builds)).toBe(join(builds, first))
  expect(() => useBuild(builds, 'other')).toThrow('no finished build other')
})

test('an interrupted build changes nothing, and the next one starts from an empty folder', () => {
  const first = build(1)
  writeFileSync(join(startBuild(builds), 'half'), '')
  expect(currentBuild(builds)).toBe(first)
  const second = build(2)
  expect(() => readFileSync(join(builds, second, 'half'))).toThrow('ENOENT')
})

test('a build of another folder is added and becomes current, also when it was added before', () => {
  const name = build(1)
  const other = join(builds, 'other')
  expect(addBuild(other, builds)).toBe(name)
  expect(currentBuildFolder(other)).toBe(join(other, name))
  expect(addBuild(other, builds)).toBe(name)
})

test('of two builds at once, the second one stops', () => {
  startBuild(builds)
  writeFileSync(join(builds, 'lock'), String(process.ppid))
  expect(() => startBuild(builds)).toThrow(`process ${process.ppid}`)
  writeFileSync(join(builds, 'lock'), String(deadPid))
  expect(build(1)).toBe(currentBuild(builds))
})

test('a server that was killed marks no build any more when one with its process id serves another', () => {
  const [first, second] = [build(1), build(2)]
  markAsServed(join(builds, first))
  markAsServed(join(builds, second))
  expect(serversOf(join(builds, first))).toEqual([])
  expect(serversOf(join(builds, second))).toEqual([process.pid])
})

test('the newest five builds are kept, and those that a server still serves', () => {
  const served = build(1)
  markAsServed(join(builds, served))
  const abandoned = build(2)
  writeFileSync(join(builds, abandoned, `server-${deadPid}`), '')
  const others = [3, 4, 5, 6, 7, 8].map(build)
  expect(runningServers(builds)).toEqual([process.pid])
  expect(listBuilds(builds)).toEqual([...others.slice(1).toReversed(), served])
})
