import { expect, it } from 'vitest'
import { featurePage } from '../pages'
import { traces } from './trace'

it('the number beside the problem is what the added field costs in the trace above it', () => {
  const [before, after] = traces
  if (!before || !after) throw new RangeError('expected two traces')
  expect(featurePage('distributed-tracing').problem.figure?.value).toBe(`+${after.total - before.total} ms`)
  const isFetch = ({ tone }: { tone: string }) => tone === 'fetch'
  expect(after.spans.filter(isFetch)).toEqual(before.spans.filter(isFetch))
})
