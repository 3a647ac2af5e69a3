import { Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { resolvedFields } from './resolved-fields'

it.each([
  ['type Product @key(fields: "id") { id: ID! price: Float }', ['id', 'price']],
  ['type Product @key(fields: "id") { id: ID! @external price: Float }', ['price']],
  ['type Product @key(fields: "id", resolvable: false) { id: ID! }', []],
])('%s', (sdl, names) => {
  const [type] = parse(sdl).definitions
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new TypeError('not an object type')
  expect(resolvedFields(type).map(({ name }) => name.value)).toEqual(names)
})
