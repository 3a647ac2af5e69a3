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

it('a field that needs a scope is nullable, so a caller without the scope still gets the rest', () => {
  const guarded = scopedOrders.split('\n').filter((line) => line.includes('@requiresScopes('))
  expect(guarded).not.toEqual([])
  for (const line of guarded) expect(line).not.toContain('!')
})
