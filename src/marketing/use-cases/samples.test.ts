import { composeServices } from '@theguild/federation-composition'
import { parse } from 'graphql'
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
