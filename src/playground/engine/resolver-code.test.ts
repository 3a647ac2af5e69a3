import { expect, it } from 'vitest'
import { createEngine } from './engine'
import { stripTypes } from './resolver-code'

const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])'
const subgraphs = [
  { name: 'a', sdl: `${link} type Query { t: [T!]! } type T @key(fields: "id") { id: ID! }` },
  { name: 'b', sdl: `${link} type T @key(fields: "id") { id: ID! x: Int }` },
]
const data = { Query: { t: [{ id: '1' }, { id: '2' }] }, T: [{ id: '1' }, { id: '2' }] }
const input = { subgraphs, operation: { query: '{ t { id x } }' }, data, behaviors: {} }

function run(b: string) {
  return createEngine({ runsCode: true }).execute({ ...input, code: { b } })
}

it('asks the resolvers of a subgraph, which may wait', async () => {
  const result = await run(`type T = { id: string }
    const resolvers = {
      T: {
        async __resolveReference({ id }: T): Promise<T | null> { return id === '1' ? { id } : null },
        x: ({ id }: T): number => Number(id) * 10,
      },
    }`)
  const [one, two] = [10, null].map((x, at) => ({ id: String(at + 1), x }))
  expect(result).toMatchObject({ ok: true, value: { errors: [], data: { t: [one, two] } } })
})

it.each(['const resolvers = {', ''])('refuses a text without resolvers: %s', async (code) => {
  const failure = { reason: 'invalid-data', message: expect.stringContaining('cannot be run') }
  expect(await run(code)).toMatchObject({ ok: false, failure })
})

it('runs no code unless it was made to', async () => {
  const code = { b: 'throw new Error("ran"); const resolvers = {}' }
  const result = await createEngine().execute({ ...input, code })
  expect(result.ok).toBe(false)
  expect(JSON.stringify(result)).not.toContain('ran"')
})

it.each([
  ['const a: number = 1', 'const a = 1'],
  ['interface A { b: string }\nlet c', '\nlet c'],
  ['type A<T> = T[]; f<string>(x)', ' f(x)'],
  ['export const a: Map<A, B> = 1', 'const a = 1'],
  ['const b = x as unknown as string[]', 'const b = x'],
  ['const b = { c: 1 } satisfies Foo', 'const b = { c: 1 }'],
  ['function f<T>(a?: T): a is T { return a ? 1 : 2 }', 'function f(a) { return a ? 1 : 2 }'],
])('takes the types out of %s', (code, javascript) => {
  expect(stripTypes(code).replaceAll(/\s+/g, '')).toBe(javascript.replaceAll(/\s+/g, ''))
})
