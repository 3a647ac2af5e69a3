import { expect, test } from 'vitest'
import { readFixtures } from './engine/problems/fixtures/read'
import { lessonFor } from './lessons'

test('what goes wrong most has a lesson', () => {
  const codes = new Set(readFixtures().map(({ code }) => code))
  const without = [...codes].filter((code) => lessonFor(code) === undefined)
  // Costs, list sizes, contexts, and auth directives are not taught yet.
  expect(without.filter((code) => !/^(?:COST|LIST_SIZE|CONTEXT|NO_CONTEXT|AUTH)/.test(code))).toEqual([])
})
