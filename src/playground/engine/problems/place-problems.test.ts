import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GraphQLError } from 'graphql'
import { describe, expect, test } from 'vitest'
import { judge } from '../compose'
import { createEngine } from '../engine'
import { withFixes } from './fixes/try-fixes'
import type { Place, Subgraph } from '../messages'
import { readFixtures } from './fixtures/read'
import { applyEdits } from '../apply-edits'
import { placeMessages, placeProblems } from './place-problems'

const fixtures = readFixtures()
const engine = createEngine()

/** What is wrong with subgraphs, with the fixes that help. */
const problemsOf = (subgraphs: Subgraph[]) => withFixes(engine, subgraphs, judge(subgraphs).problems)

describe.each(fixtures)('$title', async ({ code, fixes, subgraphs, places }) => {
  const found = (await problemsOf(subgraphs)).filter((problem) => problem.code === code)

  test('is placed where a person would look', () => {
    expect(found.length).toBeGreaterThan(0)
    const texts = (all: Place[]) => [...new Set(all.map((place) => show(place, subgraphs)))].toSorted()
    expect(texts(found.flatMap((problem) => problem.places))).toEqual(texts(places))
  })

  test('offers fixes after which the subgraphs compose', () => {
    const offered = found.flatMap((problem) => problem.fixes)
    expect([...new Set(offered.map(({ title }) => title))]).toEqual(fixes)
    for (const { edits } of offered) {
      const fixed = judge(applyEdits(subgraphs, edits))
      expect(fixed.problems.map(({ message }) => message)).toEqual([])
    }
  })
})

test('every fix that is offered beside other problems removes its own and brings no new one', async () => {
  for (const [index, { subgraphs }] of fixtures.entries()) {
    const next = fixtures[(index + 1) % fixtures.length]?.subgraphs ?? []
    const both = [...subgraphs, ...next.map(({ name, sdl }) => ({ name: `${name}2`, sdl }))]
    const problems = await problemsOf(both)
    const known = problems.map(({ message }) => message)
    for (const { message, fixes } of problems) {
      for (const { title, edits } of fixes) {
        const left = judge(applyEdits(both, edits)).problems.map((problem) => problem.message)
        expect({ title, left: left.filter((other) => other === message || !known.includes(other)) }).toEqual({
          title,
          left: [],
        })
      }
    }
  }
}, 60_000)

test('a fix in several steps keeps the name that one of them gives', async () => {
  const link = '@link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@shareable"])'
  const sdl = `extend schema ${link} type Query { a: Int }`
  const subgraphs = [
    { name: '_', sdl },
    { name: 'b', sdl },
  ]
  const [fix] = (await problemsOf(subgraphs)).flatMap(({ fixes }) => fixes)
  expect(fix?.title).toMatch(/^Rename _ to subgraph, then /)
  expect(judge(applyEdits(subgraphs, fix?.edits ?? [])).composes).toBe(true)
})

test('there is a fixture for every code of the composer', () => {
  expect([...new Set(fixtures.map(({ code }) => code))].toSorted()).toEqual(
    codesOfComposer()
      .filter((code) => !(code in unprovoked))
      .toSorted(),
  )
})

/** Codes of the composer's source that no schema brings about. */
const unprovoked: Record<string, string> = {
  DIRECTIVE_COST_INVALID_WEIGHT: 'reported when parseInt throws, which it never does',
  UNSUPPORTED_FEATURE: '@interfaceObject before 2.3, where the specification has no such directive to apply',
}

/** A word with its line and column, so that a failure reads well. */
function show({ subgraph, range }: Place, subgraphs: { name: string; sdl: string }[]): string {
  const sdl = subgraphs.find(({ name }) => name === subgraph)?.sdl ?? ''
  if (!range) return `${subgraph} (tab)`
  const before = sdl.slice(0, range.from).split('\n')
  return `${subgraph}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${sdl.slice(range.from, range.to)}`
}

function codesOfComposer(): string[] {
  const entry = createRequire(import.meta.url).resolve('@theguild/federation-composition')
  const root = dirname(entry)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const codes = Array.from(source.matchAll(/\bcode: ["'`]([A-Z_]+)["'`]/g), ([, code = '']) => code)
  const roots = source.includes('`ROOT_${')
    ? ['ROOT_QUERY_USED', 'ROOT_MUTATION_USED', 'ROOT_SUBSCRIPTION_USED']
    : []
  return [...new Set([...codes, ...roots])]
}

describe('Any input', () => {
  const messages = [
    'Field "Query.missing" is marked @external but is not used in any federation directive',
    'The following supergraph API query:\n{\n  a\n}\ncannot be satisfied by the subgraphs because:\n- from subgraph "x": cannot find field "A.b".',
    'Enum type "E" is used as both input type and output type, but value "V" is not defined',
    '',
    '"(" [ ] "__proto__" @ "@(" "a.b.c" constructor.prototype',
    'On type "A", for @key(fields: "("): Cannot query field "(" on type "A" (the',
  ]
  const same = { name: 'x', sdl: 'type A { b: Int }' }
  const odd = 'type __proto__ { constructor: Int } type A { b: Int }'

  test.each<[what: string, ...Subgraph[]]>([
    ['no subgraphs'],
    ['empty subgraphs', { name: '', sdl: '' }, { name: ' ', sdl: '\n' }],
    ['a syntax error', { name: 'x', sdl: 'type Query {' }],
    ['the same name twice', same, same],
    ['names that are patterns', { name: '(["', sdl: 'enum E { V } type A { b: E }' }],
    ['names of JavaScript', { name: 'constructor', sdl: odd }],
  ])('%s: placed without an error', (_, ...subgraphs) => {
    const errors = messages.map((message) => new GraphQLError(message, { extensions: { code: 'X' } }))
    expect(placeProblems(subgraphs, errors)).toHaveLength(errors.length)
    expect(placeMessages(subgraphs, errors)).toHaveLength(messages.length)
  })

  test('a subgraph named like a type takes part only when it is called a subgraph', () => {
    const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])'
    const entity = `${link} type Query { Q: Int } type Book @key(fields: "id") { id: ID! title: String }`
    const { problems } = judge([
      { name: 'Book', sdl: entity.replace('Q:', 'a:').replace(' title: String', '') },
      { name: 'b', sdl: entity.replace('Q:', 'b:') },
      { name: 'c', sdl: entity.replace('Q:', 'c:') },
    ])
    expect(problems.flatMap(({ places }) => places.map(({ subgraph }) => subgraph))).toEqual(['b', 'c'])
  })

  test('offsets count UTF-16 units after emoji, block strings, comments, and CRLF', () => {
    const sdl =
      '# 🚀 Query.count\r\n"""\r\n𝒬uery.count: "count"\r\n"""\r\ntype Query {\r\n  "🚀" count: Int @key(fields: "a")\r\n}\r\n'
    const [problem] = judge([{ name: '🚀', sdl }]).problems
    const [place] = problem?.places ?? []
    expect(place?.range && sdl.slice(place.range.from, place.range.to)).toBe('a')
  })
})
