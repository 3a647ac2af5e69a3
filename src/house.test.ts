import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

type Import = { file: string; atRunTime: boolean }

const root = import.meta.dirname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(tsx?|mjs)$/.test(file),
)
const imports = new Map(files.map((file) => [file, importsOf(file)]))

const ground = ['config', 'lib']
const engine = ['content', 'db', 'seo', 'ui', ...ground]
const services = ['analytics', 'comments', 'consent', 'forms', 'search']
const belowSite = [...services, 'requests', ...engine]
const areas = ['blog', 'jobs', 'learn', 'marketing']

/** Which rooms each room may import besides itself. Imports run one way, and areas know nothing of one another. */
const mayImport: Record<string, string[]> = {
  app: [...areas, 'site', ...belowSite],
  ...each(areas, ['site', ...belowSite]),
  site: belowSite,
  ...each(services, belowSite),
  requests: ['db', ...ground],
  ...each(['content', 'db', 'seo'], engine),
  ui: ground,
  config: ['lib'],
  lib: [],
  next: ground,
  server: ['next', ...ground],
}

test('imports run one way', () => {
  const rooms = files.filter((file) => file.includes('/')).map(roomOf)
  expect([...new Set(rooms)].toSorted()).toEqual(Object.keys(mayImport).toSorted())
  const refused = [...imports].flatMap(([file, list]) => {
    const room = roomOf(file)
    const allowed = mayImport[room]
    return list
      .filter((target) => allowed && room !== roomOf(target.file) && !allowed.includes(roomOf(target.file)))
      .map(
        (target) => `${file} imports ${target.file}: ${room} may import ${allowed?.join(', ') || 'nothing'}`,
      )
  })
  expect(refused).toEqual([])
})

test('what runs in the browser does not reach the environment: there every variable would be unset', () => {
  const leaves = files.filter(
    (file) => /\.client\.tsx?$/.test(file) || textOf(file).startsWith("'use client'"),
  )
  expect(leaves.length).toBeGreaterThan(50)
  expect(leaves.flatMap((leaf) => chain(leaf, 'config/env.ts')?.join(' → ') ?? [])).toEqual([])
})

function each(rooms: string[], allowed: string[]): Record<string, string[]> {
  return Object.fromEntries(rooms.map((room) => [room, allowed]))
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? ''
}

/** The shortest way by which a file comes to import another, or undefined when it does not. */
function chain(from: string, to: string): string[] | undefined {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    const last = way.at(-1) ?? ''
    if (last === to) return way
    for (const { file, atRunTime } of imports.get(last) ?? []) {
      if (!atRunTime || seen.has(file)) continue
      seen.add(file)
      ways.push([...way, file])
    }
  }
  return undefined
}

/** What a file imports of src. Types are gone at run time. */
function importsOf(file: string): Import[] {
  const statement =
    /^(?:import|export)\s+(type\s+)?(?:([\w\s{},*$]+?)\s+from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm
  return [...textOf(file).matchAll(statement)].flatMap(([, type, names, from = '', later]) => {
    const found = find(file, later ?? from)
    const onlyTypes = type !== undefined || /^\{(\s*type \w+,?)+\s*\}$/.test(names ?? '')
    return found === undefined ? [] : [{ file: found, atRunTime: !onlyTypes }]
  })
}

function find(file: string, from: string): string | undefined {
  if (!/^(@\/|\.)/.test(from)) return undefined
  const path = from.startsWith('@/') ? from.slice(2) : join(dirname(file), from)
  const candidates = [path, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end)]
  return candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(resolve(root, candidate)))
}

function textOf(file: string): string {
  return readFileSync(resolve(root, file), 'utf8')
}
