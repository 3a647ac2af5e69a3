import { expect, it } from 'vitest'
import { changesText } from './comparison-report'

it('writes what the command line prints: a table of the changes, and how many break', () => {
  const change = { coordinate: 'Product.price', affects: [] }
  const removed = { ...change, type: 'FIELD_REMOVED', message: 'Product.price was removed.' }
  const added = { ...change, type: 'FIELD_ADDED', message: 'Product.cost was added.' }
  expect(
    changesText([
      { ...removed, severity: 'breaking' },
      { ...added, severity: 'safe' },
    ]),
  ).toBe(`Detected the following schema changes:

CHANGE         TYPE            DESCRIPTION
BREAKING       FIELD_REMOVED   Product.price was removed.
NON-BREAKING   FIELD_ADDED     Product.cost was added.

Found 1 breaking change. No operations checked.
`)
})
