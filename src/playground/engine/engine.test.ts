import { expect, it, vi } from 'vitest'
import { engine, unwrap } from '../build-engine'
import { maxDepth } from './limits'

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@tag"])\n'

it('places a syntax error of each subgraph at its token', async () => {
  const sdl = 'type Query { a: Int\n'
  const subgraphs = [
    { name: 'a', sdl },
    { name: 'b', sdl: 'tpye Query' },
    { name: 'c', sdl: '{ "data": { "__schema": {} } }' },
    { name: 'd', sdl: 'query { a }' },
  ]
  const { composes, problems } = unwrap(await engine.compose({ subgraphs }))
  expect(composes).toBe(false)
  expect(problems).toMatchObject([
    { places: [{ subgraph: 'a', range: { from: sdl.length, to: sdl.length } }] },
    { code: 'GRAPHQL_SYNTAX_ERROR', places: [{ subgraph: 'b', range: { from: 0, to: 4 } }] },
    { message: expect.stringMatching(/^c holds the result of an introspection query/) },
    { places: [{ subgraph: 'd', range: { from: 0, to: 5 } }] },
  ])
})

it('asks the second composer where sets lack the methods that it calls', async () => {
  const subgraphs = [
    { name: 'a', sdl: 'type Query { all: [Entity!]! } type Entity @key(fields: "id") { id: ID! @external }' },
    { name: 'b', sdl: 'type Entity @key(fields: "id") { id: ID! name: String! }' },
  ]
  const result = await engine.secondOpinion({ subgraphs })
  expect(result).toMatchObject({ ok: true, value: { composes: false } })
  expect(result.ok && result.value.messages.length).toBeGreaterThan(0)
})

it('names the composer that stops at an error of its own', async () => {
  vi.doMock('@theguild/federation-composition', () => ({
    composeServices: () => {
      throw new TypeError('is not iterable')
    },
  }))
  vi.resetModules()
  const { createEngine: createAnother } = await import('./engine')
  const result = await createAnother().compose({ subgraphs: [{ name: 'a', sdl: 'type Query { a: Int }' }] })
  vi.doUnmock('@theguild/federation-composition')
  expect(result).toMatchObject({ ok: false, failure: { reason: 'internal' } })
  expect(!result.ok && result.failure.message).toMatch(/^The composer @theguild\/federation-composition \d/)
})

it('names the fields that ask for each other with @requires', async () => {
  const schema = (query: string, x: string, y: string) =>
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@requires", "@external"])
    ${query} type Parcel @key(fields: "id") { id: ID! x: Int ${x} y: Int ${y} }`
  const result = await engine.compose({
    subgraphs: [
      { name: 'a', sdl: schema('type Query { parcel: Parcel }', '@requires(fields: "y")', '@external') },
      { name: 'b', sdl: schema('', '@external', '@requires(fields: "x")') },
    ],
  })
  expect(result.ok && result.value.problems).toMatchObject([
    { code: 'REQUIRES_CYCLE', places: [{ subgraph: 'a' }, { subgraph: 'b' }] },
  ])
})

it('ends a query whose fragments double with each other with a sentence', async () => {
  const twice = (name: string) => `a: self { ...${name} } b: self { ...${name} }`
  const fragments = Array.from(
    { length: 30 },
    (_, at) => `fragment F${at} on Query { ${twice(`F${at + 1}`)} }`,
  )
  const query = `{ ...F0 } ${fragments.join(' ')} fragment F30 on Query { x }`
  const subgraphs = [{ name: 'a', sdl: 'type Query { self: Query x: Int }' }]
  const result = await engine.plan({ subgraphs, operation: { query } })
  expect(result).toMatchObject({ ok: false, failure: { reason: 'too-large' } })
})

it.each([
  ['selections', `{ ${'a { '.repeat(2000)}`],
  ['list types', `type Query { a: ${'['.repeat(2000)} Int ${']'.repeat(2000)} }`],
  ['object values', `type Query { a(b: B = ${'{ a: '.repeat(2000)} 1 ${'}'.repeat(2000)}): Int }`],
  ['field sets', `${link}type Query { a: Int } type P @key(fields: "${'a { '.repeat(2000)}") { id: ID }`],
])('answers %s nested 2,000 deep with a sentence and the place', async (_what, sdl) => {
  const result = await engine.compose({ subgraphs: [{ name: 'deep', sdl }] })
  if (result.ok) throw new Error('expected a failure')
  expect(result.failure.reason).toBe('too-large')
  expect(result.failure.message).toContain(`more than ${maxDepth} deep`)
  expect(result.failure.problems?.[0]?.places[0]?.subgraph).toBe('deep')
})

it('composes 200 kB of schema', async () => {
  const names = Array.from({ length: 2000 }, (_, index) => `Thing${index}`)
  const rest = 'name: String price: Float weight: Float stock: Int'
  const types = names.map((name) => `type ${name} @key(fields: "id") { id: ID! ${rest} all: [${name}!]! }`)
  const sdl = `${link}type Query { ${names.map((name) => `a${name}: ${name}`).join(' ')} }\n${types.join('\n')}`
  expect(sdl.length).toBeGreaterThan(200_000)
  const result = await engine.compose({ subgraphs: [{ name: 'large', sdl }] })
  expect(result).toMatchObject({ ok: true, value: { composes: true } })
})

it('keeps for an audience what the tags of a contract leave', async () => {
  const sdl = `${link}type Query { open: Int @tag(name: "public") secret: Int @tag(name: "internal") }`
  const filter = { include: [], exclude: ['internal'] }
  const contract = unwrap(await engine.contract({ subgraphs: [{ name: 'a', sdl }], filter }))
  expect(contract).toMatchObject({ composes: true, apiSdl: expect.stringContaining('open') })
  expect(contract).not.toMatchObject({ apiSdl: expect.stringContaining('secret') })
})

it('refuses more text than a run can take', async () => {
  const result = await engine.compose({ subgraphs: [{ name: 'a', sdl: `# ${'x'.repeat(1_000_000)}` }] })
  expect(result).toMatchObject({ ok: false, failure: { reason: 'too-large' } })
})
