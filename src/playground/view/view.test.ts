import { expect, it } from 'vitest'
import { pathText } from './answer-view'
import { changesText } from './comparison-report'
import { waitsText } from './fetch-view'
import { graphqlLines } from './graphql-runs'
import { placeText } from './problem-marks'

it('says what a fetch waits for, and why', () => {
  expect(waitsText({ waitsFor: [1, 3], brought: [['id'], ['cleared', 'weight']] })).toBe(
    ' It waits for fetches 1 and 3; 1 brings id; 3 brings cleared and weight.',
  )
})

it('writes places and paths as people read them', () => {
  const subgraphs = [{ name: 'a', sdl: 'type Query {\n  b: Int\n}' }]
  expect(placeText({ subgraph: 'a', range: { from: 15, to: 16 } }, subgraphs)).toBe('a, line 2')
  expect(placeText({ subgraph: 'a' }, subgraphs)).toBe('a')
  expect(pathText(['products', 0, 'price'])).toBe('products[0].price')
})

const schema = `type Query {
  product(sku: ID!): Product
}`

it('marks a range only, also within a token', () => {
  const [from, to] = [schema.indexOf('oduct('), schema.indexOf('ct(')]
  const marked = graphqlLines(schema, [{ from, to }]).flatMap(({ pieces }) =>
    pieces.filter(({ name }) => name.includes('underline')),
  )
  expect(marked.map(({ text }) => text)).toEqual(['odu'])
})

it('writes what the command line prints: a table of the changes, and how many break', () => {
  const change = { coordinate: 'Product.price', affects: [] }
  const removed = { ...change, type: 'FIELD_REMOVED', message: 'Product.price was removed.' }
  const added = { ...change, type: 'FIELD_ADDED', message: 'Product.cost was added.' }
  const changes = [
    { ...removed, severity: 'breaking' as const },
    { ...added, severity: 'safe' as const },
  ]
  expect(changesText(changes)).toBe(`Detected the following schema changes:

CHANGE         TYPE            DESCRIPTION
BREAKING       FIELD_REMOVED   Product.price was removed.
NON-BREAKING   FIELD_ADDED     Product.cost was added.

Found 1 breaking change. No operations checked.
`)
})
