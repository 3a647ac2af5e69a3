import { composeServices } from '@theguild/federation-composition'
import { buildSchema, graphql, parse } from 'graphql'
import { expect, it } from 'vitest'
import { formerOwner, scopedOrders, takeover } from './samples'

it.each([
  ['the takeover of a field', { catalog: formerOwner, stock: takeover }],
  ['a field with a scope', { ordering: scopedOrders }],
])('%s composes', (_name, subgraphs) => {
  const services = Object.entries(subgraphs).map(([name, sdl]) => ({
    name,
    typeDefs: parse(sdl),
    url: `http://${name}.example`,
  }))
  expect(composeServices(services).errors ?? []).toEqual([])
})

it('a caller without the scope gets null for the total and the rest of the order', async () => {
  const schema = buildSchema(
    scopedOrders
      .replace(/extend schema\s+@link\([^)]*\)/, '')
      .replaceAll(/@\w+\((?:\([^)]*\)|[^()])*\)/g, ''),
  )
  const selection = '{ order(id: "1") { id total placedAt } }'
  const rootValue = { order: { id: '1', total: null, placedAt: '2026-03-10' } }
  const { data, errors } = await graphql({ schema, source: selection, rootValue })
  expect(errors).toBeUndefined()
  expect(data).toEqual(rootValue)
})
