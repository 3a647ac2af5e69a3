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
  ['an unknown example', ': shop', ': shops', '3 example: no example "shops" in the text, it has: shop'],
  ['a subgraph that is not there', ': stock,', ': stocks,', '5 edits.0.subgraph: no subgraph "stocks"'],
  ['a listing that changed', '"sku")', '"id")', '5 edits.0.replace: stands 0 times in the schema of stock'],
  ['an ambiguous place', `' @key(fields: "sku")'`, 'sku', '5 edits.0.replace: stands 2 times in'],
  ['another verdict', 'INVALID_FIELD_SHARING', 'ok', '6 expect: declares ok, the composer says INVALID'],
])('%s is reported', async (_, from, to, message) => {
  expect(await problemsOf(withoutKey.replace(from, to))).toEqual([expect.stringContaining(message)])
})

const plan = `
- quote: does not compose
  example: shop
  expect: ok
  query: '{ product { left } }'
`
const removed = plan.replace('example: shop', 'example: shop\n  edits: [{ subgraph: stock, remove: true }]')
const tagged = plan.replace(
  'example: shop',
  'example: shop\n  edits: [{ subgraph: stock, replace: \'left: Int\', with: \'left: Int @tag(name: "internal")\' }, { subgraph: stock, replace: \'["@key"]\', with: \'["@key", "@tag"]\' }]',
)
const audience = `${tagged}  contract: { exclude: [internal] }\n`

test.each([
  ['errors: 1\n  secondErrors: 1\n  says: Product.sku', withoutKey],
  ['errors: 2', withoutKey, 'reports 1'],
  ['secondErrors: 2', withoutKey, 'the second composer reports 1'],
  ['says: a bicycle', withoutKey, 'Product.sku'],
  ['fetches: [products, stock]', plan],
  ['fetches: [[products, stock]]', plan, '[[products, stock]], the router plans [products, stock]'],
  ['# a query that does not fit', plan.replace('left', 'right'), '5 query: '],
  ['invalid: Cannot query field "left"', removed],
  ['invalid: Cannot query', plan, 'is valid'],
  ["shows: 'left: Int'", tagged],
  ["hides: 'left: Int'", tagged, 'hides: is in what clients see'],
  ['invalid: Cannot query field', audience],
  ["shows: 'left: Int'", audience, 'is not in'],
])('a claim is held: %s', async (more, claim, message = '') => {
  const found = await problemsOf(`${claim}  ${more}\n`)
  expect(found).toHaveLength(message ? 1 : 0)
  expect(found.join('')).toContain(message)
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
