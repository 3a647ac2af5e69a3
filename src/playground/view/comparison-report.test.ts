import { expect, it } from 'vitest'
import { changesText } from './comparison-report'

it('writes a line for each change and how many there are', () => {
  const change = { coordinate: 'Product.price', affects: [] }
  const removed = { ...change, type: 'FIELD_REMOVED', message: 'Product.price was removed.' }
  const added = { ...change, type: 'FIELD_ADDED', message: 'Product.cost was added.' }
  expect(
    changesText([
      { ...removed, severity: 'breaking' },
      { ...added, severity: 'safe' },
    ]),
  ).toBe(`breaking  FIELD_REMOVED: Product.price was removed.
safe      FIELD_ADDED: Product.cost was added.
The subgraphs compose. 1 breaking, 0 dangerous, 1 safe.
`)
})
