import { expect, it } from 'vitest'
import { criticalPath } from '@/playground/critical-path'
import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import { subgraphs } from './sample-graph'
import { clients, sampleCheck, sampleTrace, sampleTypes, subgraphNames } from './studio-data'

const engine = createEngine()

it('both composers accept the sample graph', async () => {
  expect(valueOf(await engine.compose({ subgraphs })).composes).toBe(true)
  expect(valueOf(await engine.secondOpinion({ subgraphs })).composes).toBe(true)
})

it('the shares of the clients add up to all requests', () => {
  expect(clients.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

it('the check has one breaking change and names the clients that select the field, and only those', async () => {
  const { changes, affectedShare } = await sampleCheck()
  const breaking = changes.filter(({ severity }) => severity === 'breaking')
  expect(breaking).toHaveLength(1)
  const [change] = breaking
  const field = change?.coordinate.split('.')[1] ?? ''
  const users = clients.filter(({ operations }) => operations.some((text) => text.includes(` ${field} `)))
  expect(new Set(change?.affects.map(({ client }) => client))).toEqual(new Set(users.map(({ name }) => name)))
  expect(users.length).toBeLessThan(clients.length)
  expect(affectedShare).toBeCloseTo(users.reduce((sum, { share }) => sum + share, 0))
})

it('the explorer lists a field with every subgraph that resolves it and the clients that select it', async () => {
  const fields = (await sampleTypes()).flatMap((type) => type.fields.map((field) => ({ type, field })))
  expect(new Set(fields.flatMap(({ field }) => field.subgraphs))).toEqual(new Set(subgraphNames))
  for (const { field } of fields) {
    const users = clients.filter(({ name, version }) => field.clients.includes(`${name} ${version}`))
    for (const { operations } of users)
      expect(operations.join(' ')).toMatch(new RegExp(`\\b${field.name}\\b`))
    expect(field.share).toBeCloseTo(users.reduce((sum, { share }) => sum + share, 0))
  }
})

it('the times of the trace add up', async () => {
  const { fetches, durationMs } = await sampleTrace()
  const sum = criticalPath(fetches).reduce((total, { startMs, endMs }) => total + endMs - startMs, 0)
  expect(sum).toBe(durationMs)
})
