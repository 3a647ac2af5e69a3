import { expect, it } from 'vitest'
import { graphqlRuns } from './graphql-runs'

const schema = `type Query {
  product(sku: ID!): Product
}`

it('keeps every character of the code', () => {
  const text = graphqlRuns(schema, [{ from: 20, to: 24 }])
    .map((run) => run.text)
    .join('')
  expect(text).toBe(schema)
})

it('marks a range only, also within a token', () => {
  const [from, to] = [schema.indexOf('oduct('), schema.indexOf('ct(')]
  const marked = graphqlRuns(schema, [{ from, to }]).filter((run) => run.marked)
  expect(marked.map(({ text, name }) => ({ text, name }))).toEqual([{ text: 'odu', name: 'f' }])
})
