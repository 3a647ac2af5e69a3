import { expect, it } from 'vitest'
import { sampleVariables } from './sample-variables'
import { playgroundHref } from './share'
import { decodeWork, encodeWork } from './share-link'
import { emptyWork, type Work } from './work'

const work: Work = {
  subgraphs: [
    { name: 'products', sdl: '"""Ünïcode 🚀"""\ntype Query { product: String }\n' },
    { name: 'reviews', sdl: '' },
  ],
  query: '{ product }',
  variables: '{ "id": ',
  data: '{}',
  behaviors: { products: { latencyMs: 200, failure: 'error' } },
}

it('a link made in the browser holds all of the work', async () => {
  expect(await decodeWork(`#${await encodeWork(work)}`)).toEqual(work)
})

it('a link made in the build opens in the browser', async () => {
  const href = playgroundHref(work.subgraphs, work.query)
  expect(href).toMatch(/^\/playground#graph=[\w-]+$/)
  const { subgraphs, query } = work
  expect(await decodeWork(href.slice('/playground'.length))).toEqual({ ...emptyWork, subgraphs, query })
})

it.each(['', '#', '#graph=', '#graph=!!', '#graph=AAAA', '#top', `#graph=${'A'.repeat(50)}`])(
  'an address without work opens nothing: %s',
  async (fragment) => {
    expect(await decodeWork(fragment)).toBeUndefined()
  },
)

it('a small link that unpacks to far too much opens nothing', async () => {
  const bomb = playgroundHref([{ name: 'a', sdl: ' '.repeat(3_000_000) }])
  expect(await decodeWork(bomb.slice('/playground'.length))).toBeUndefined()
})

it('gives the variables that a query requires values of their types', () => {
  const query =
    'query Q($id: ID!, $first: Int = 3, $ids: [ID!]!, $kind: Kind!, $n: Int! = 1, $at: DateTime!, $by: By!) { a }'
  const sdl = `enum Kind { BOOK GAME } scalar DateTime
    input By { kinds: [Kind!]! and: By, first: Int! = 2 }`
  const variables = JSON.parse(sampleVariables(query, [{ name: 'a', sdl }])) as Record<string, unknown>
  const { at, ...others } = variables
  expect(others).toEqual({ id: '1', ids: ['1'], kind: 'BOOK', by: { kinds: ['BOOK'] } })
  expect(Date.parse(String(at))).not.toBeNaN()
  expect(sampleVariables('{ a }', [])).toBe('')
})

it('gives subgraphs of a link names that differ', async () => {
  const same = ['products', 'products', ' '].map((name) => ({ name, sdl: '' }))
  const opened = await decodeWork(playgroundHref(same).slice('/playground'.length))
  expect(opened?.subgraphs.map(({ name }) => name)).toEqual(['products', 'products-2', 'subgraph'])
})
