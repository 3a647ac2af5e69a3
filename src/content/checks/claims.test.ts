import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { claimsSchema } from '../schemas/claims'
import { readSource } from '../source'
import { parseYaml } from '../yaml'
import { claimProblems } from './claims'

const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])'
const shop = [
  {
    name: 'products',
    sdl: `${link}\ntype Query { product: Product }\ntype Product @key(fields: "sku") { sku: ID! }`,
  },
  { name: 'stock', sdl: `${link}\ntype Product @key(fields: "sku") {\n  sku: ID!\n  left: Int\n}` },
]
const text = {
  words: 'Without the **key** in `stock`, the graph [does not\ncompose](/learn).',
  examples: new Map([['shop', shop]]),
}
const folder = temporaryFolder()

/** Line, field, and message of every problem that a file of claims has. */
async function problemsOf(yaml: string): Promise<string[]> {
  const file = path.join(folder, 'a.claims.yaml')
  writeFileSync(file, yaml)
  const { data, problems } = parseYaml(readSource(file).body, claimsSchema, file)
  const entry = { slug: 'a', file, body: '', bodyLine: 1 }
  const found = data ? await claimProblems({ ...entry, data }, text) : problems
  return found.map(({ line, field, message }) => `${line} ${field}: ${message}`)
}

const withoutKey = `
- quote: the graph does not compose
  example: shop
  edits:
    - { subgraph: stock, replace: ' @key(fields: "sku")', with: '' }
  expect: INVALID_FIELD_SHARING
`

test('a claim that the composers confirm has no problem', async () => {
  expect(await problemsOf(withoutKey)).toEqual([])
})

test.each([
  ['a sentence that was rewritten', 'the graph does', 'nothing does', '2 quote: is not in the text'],
  [
    'an example that is not there',
    ': shop',
    ': shops',
    '3 example: no example "shops" in the text, it has: shop',
  ],
  ['a subgraph that is not there', ': stock,', ': stocks,', '5 edits.0.subgraph: no subgraph "stocks"'],
  ['a listing that changed', '"sku")', '"id")', '5 edits.0.replace: stands 0 times in the schema of stock'],
  [
    'an ambiguous place',
    '\' @key(fields: "sku")\'',
    'sku',
    '5 edits.0.replace: stands 2 times in the schema',
  ],
  [
    'another verdict',
    'INVALID_FIELD_SHARING',
    'ok',
    '6 expect: declares ok, the composer says INVALID_FIELD',
  ],
])('%s is reported', async (_, from, to, message) => {
  expect(await problemsOf(withoutKey.replace(from, to))).toEqual([expect.stringContaining(message)])
})

test('the number and the words of errors are held', async () => {
  expect(await problemsOf(`${withoutKey}  errors: 1\n  secondErrors: 1\n  says: Product.sku\n`)).toEqual([])
  expect(await problemsOf(`${withoutKey}  errors: 2\n`)).toEqual([expect.stringContaining('reports 1')])
  expect(await problemsOf(`${withoutKey}  secondErrors: 2\n`)).toEqual([
    expect.stringContaining('the second composer reports 1'),
  ])
  expect(await problemsOf(`${withoutKey}  says: a bicycle\n`)).toEqual([
    expect.stringContaining('Product.sku'),
  ])
})

const plan = `
- quote: does not compose
  example: shop
  expect: ok
  query: '{ product { left } }'
`

test('a query is validated and planned', async () => {
  expect(await problemsOf(`${plan}  fetches: [products, stock]`)).toEqual([])
  expect(await problemsOf(`${plan}  fetches: [[products, stock]]`)).toEqual([
    expect.stringContaining('6 fetches: declares [[products, stock]], the router plans [products, stock]'),
  ])
  expect(await problemsOf(plan.replace('left', 'right'))).toEqual([expect.stringContaining('5 query: ')])
})

test('a query that must be refused is', async () => {
  const removed = plan.replace('example: shop', 'example: shop\n  edits: [{ subgraph: stock, remove: true }]')
  expect(await problemsOf(`${removed}  invalid: Cannot query field "left"`)).toEqual([])
  expect(await problemsOf(`${plan}  invalid: Cannot query`)).toEqual([expect.stringContaining('is valid')])
})

test('what clients see is held, for an audience too', async () => {
  const tagged = plan.replace(
    'example: shop',
    'example: shop\n  edits: [{ subgraph: stock, replace: \'left: Int\', with: \'left: Int @tag(name: "internal")\' }, { subgraph: stock, replace: \'["@key"]\', with: \'["@key", "@tag"]\' }]',
  )
  expect(await problemsOf(`${tagged}  shows: 'left: Int'\n`)).toEqual([])
  expect(await problemsOf(`${tagged}  hides: 'left: Int'\n`)).toEqual([
    expect.stringContaining('hides: is in what clients see'),
  ])
  const audience = `${tagged}  contract: { exclude: [internal] }\n`
  expect(await problemsOf(`${audience}  invalid: Cannot query field\n`)).toEqual([])
  expect(await problemsOf(`${audience}  shows: 'left: Int'\n`)).toEqual([
    expect.stringContaining('is not in'),
  ])
})

test('schemas may stand in the claim itself, and a new subgraph may be added', async () => {
  const inline = `
- quote: does not compose
  subgraphs: { a: 'type Query { a: Int }' }
  edits: [{ subgraph: b, add: 'type Query { b: Int }' }]
  expect: ok
  query: '{ a b }'
  fetches: [[a, b]]
`
  expect(await problemsOf(inline)).toEqual([])
})

test.each([
  ['  example: shop\n', '', '"example" or "subgraphs"'],
  ['replace', 'add: type X, replace', 'needs one of "replace"'],
  ["with: ''", 'color: red', 'belong together'],
  ['with', 'color: red, with', 'edits.0.color: is not a known field'],
  ['expect: INVALID', 'query: q\n  expect: INVALID', 'need a composition that succeeds'],
])('fields that do not fit together are named: %s', async (from, to, message) => {
  expect((await problemsOf(withoutKey.replace(from, to))).join('\n')).toContain(message)
})
