import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

type Methods = Record<string, (other: Set<number>) => boolean | Set<number>>

const load = createRequire(import.meta.url)
const file = load.resolve('./set-methods.cjs')

test.each([
  ['union', [1, 2, 3], [1, 2]],
  ['intersection', [2], []],
  ['difference', [1], [1, 2]],
  ['isDisjointFrom', false, true],
  ['isSubsetOf', false, false],
  ['isSupersetOf', false, true],
])('%s is added to engines without it', (name, ofOverlapping, ofEmpty) => {
  Reflect.deleteProperty(Set.prototype, name)
  delete load.cache[file]
  load(file)
  const call = (other: number[]) => {
    const result = (new Set([1, 2]) as unknown as Methods)[name]?.(new Set(other))
    return result instanceof Set ? [...result] : result
  }
  expect(call([2, 3])).toEqual(ofOverlapping)
  expect(call([])).toEqual(ofEmpty)
})
