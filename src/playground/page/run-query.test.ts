import { expect, it } from 'vitest'
import { createEngine } from '../engine/engine'
import { emptyWork, type Work } from '../work'
import { runQuery } from './run-query'

const engine = createEngine()
const work: Work = {
  ...emptyWork,
  subgraphs: [{ name: 'products', sdl: 'type Query { product(id: ID!): String }' }],
  query: 'query Q($id: ID!) { product(id: $id) }',
  variables: '{ "id": "1" }',
}

it('keeps the plan while variables or data are typed', async () => {
  for (const typed of [{ variables: '{ "id"' }, { data: '[]' }]) {
    const { plan, execution } = await runQuery(engine, { ...work, ...typed })
    expect(plan?.ok).toBe(true)
    const failure = { message: expect.stringContaining('JSON object') }
    expect(execution).toMatchObject({ ok: false, failure })
  }
})

it('runs the chosen operation of several, or else the first', async () => {
  const query = 'query One { product(id: 1) } query Two { product(id: 2) other: product(id: 3) }'
  const first = await runQuery(engine, { ...work, query })
  expect(first.operations).toEqual({ names: ['One', 'Two'], chosen: 'One' })
  const { execution } = await runQuery(engine, { ...work, query, operationName: 'Two' })
  expect(execution).toMatchObject({ ok: true, value: { data: { other: expect.any(String) } } })
})

it('says where a variable is wrong', async () => {
  const { execution } = await runQuery(engine, { ...work, variables: '{ "id": [] }' })
  const errors = execution?.ok === false ? execution.failure.operationErrors : []
  expect(errors?.map(({ range }) => work.query.slice(range.from, range.to))).toEqual(['$id'])
})
