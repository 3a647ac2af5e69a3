import { expect, it } from 'vitest'
import { fenceProblems, type Fence } from '@/content/checks/compositions'
import { choices, operationOf, subgraphs } from './plan-data'

it('the subgraphs of the plan compose and answer every choice', async () => {
  const schemas = subgraphs.map(({ name, sdl }): Fence => ({
    line: 1,
    code: sdl,
    subgraph: name,
    expect: 'ok',
    example: 'plan',
  }))
  const operation = { line: 1, code: operationOf(choices) ?? '', example: 'plan', against: 'plan' }
  expect(await fenceProblems('plan', [...schemas, operation])).toEqual([])
})
