import { expect, it } from 'vitest'
import { compose, secondOpinion } from '@/content/checks/verdicts'
import { pages } from '@/content/collections'
import { engine, unwrap } from '@/playground/build-engine'
import { behaviorsOf, demosData } from './data'
import { planets, runQueries } from './instrument'
import { operationOf } from './plan-data'
import { secondCommit } from './pull-request'
import { sampleCheck } from './studio-screens'
import { criticalPath, explorerTypes } from './studio-data'
import { runRequests } from './trace'

/** What the demos claim, tried with the engine. */
const data = demosData()
const { composition, changes, shop, plan, contract, trace, pullRequest } = data
const stories = await runQueries()

const graphs = [
  ...Object.entries({ shop, plan, contract, trace }).map(([label, { subgraphs }]) => ({
    label,
    verdict: 'ok',
    subgraphs,
  })),
  ...composition,
]

it.each(graphs)('both composers give $label its verdict', async ({ verdict, subgraphs }) => {
  expect((await compose(subgraphs)).codes[0]).toBe(verdict)
  expect((await secondOpinion(subgraphs)).composes).toBe(verdict === 'ok')
})

it.each([changes, shop, pullRequest])('the shares of clients add up to all requests', ({ clients }) => {
  expect(clients.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

it.each(stories)('$name: the times of the fetches add up', ({ run: { fetches, durationMs } }) => {
  const sum = criticalPath(fetches).reduce((total, { startMs, endMs }) => total + endMs - startMs, 0)
  expect(sum).toBe(durationMs)
})

it.each(['public', 'partner', 'internal'])('an audience without the tag %s has a schema', async (tag) => {
  const filter = { include: [], exclude: [tag] }
  expect(unwrap(await engine.contract({ subgraphs: contract.subgraphs, filter })).composes).toBe(true)
})

it('the queries of the home page reach every subgraph, and each answers for fields', () => {
  const reached = stories.flatMap(({ run }) => run.fetches.map(({ subgraph }) => subgraph))
  expect(new Set(reached).size).toBe(shop.subgraphs.length)
  for (const { name, fields } of planets) expect(fields, name).not.toEqual([])
})

it('the operation of the router page is answered with all of its fields', async () => {
  const { subgraphs, choices } = plan
  const operation = { query: operationOf(choices, choices) ?? '' }
  const sample = unwrap(await engine.sampleData({ subgraphs }))
  const behaviors = behaviorsOf(subgraphs)
  const { errors, fetches } = unwrap(await engine.execute({ subgraphs, operation, data: sample, behaviors }))
  expect(errors).toEqual([])
  expect(new Set(fetches.map(({ subgraph }) => subgraph))).toEqual(
    new Set(choices.map(({ subgraph }) => subgraph)),
  )
})

it('the check of Studio has one breaking change and names the clients that select the field, and only those', async () => {
  const screen = data.studio.find(({ name }) => name === 'check')
  const { changes: found, affectedShare } = await sampleCheck({ from: screen?.from, to: screen?.to })
  const breaking = found.filter(({ severity }) => severity === 'breaking')
  expect(breaking).toHaveLength(1)
  const field = breaking[0]?.coordinate.split('.')[1] ?? ''
  const users = shop.clients.filter(({ operations }) =>
    operations.some((text) => text.includes(` ${field} `)),
  )
  expect(new Set(breaking[0]?.affects.map(({ client }) => client))).toEqual(
    new Set(users.map(({ name }) => name)),
  )
  expect(affectedShare).toBeCloseTo(users.reduce((sum, { share }) => sum + share, 0))
})

it('the explorer lists the subgraphs that resolve a field and the clients that select it', () => {
  const graph = [
    { name: 'a', sdl: 'type Query { p: P } type P @key(fields: "id") { id: ID! price: Float @external }' },
    { name: 'b', sdl: 'type P @key(fields: "id") { id: ID! price: Float }' },
    { name: 'c', sdl: 'type P @key(fields: "id", resolvable: false) { id: ID! }' },
  ]
  const web = { name: 'web', version: '1', share: 0.4, operations: ['{ p { price } }'] }
  const p = explorerTypes(graph, [web]).find(({ name }) => name === 'P')
  expect(p?.fields).toEqual([
    { name: 'id', rest: ': ID!', subgraphs: ['a', 'b'], clients: [], share: 0, isKey: true },
    { name: 'price', rest: ': Float', subgraphs: ['b'], clients: ['web\u00a01'], share: 0.4, isKey: false },
  ])
})

it('the number in the problem is what the added field costs in the trace above it', async () => {
  const [before, after] = await runRequests()
  if (!before || !after) throw new RangeError('expected two requests')
  const page = pages.all().find(({ slug }) => slug === 'cosmo/features/distributed-tracing')
  expect(page?.body).toContain(`### One field adds ${after.run.durationMs - before.run.durationMs} ms`)
  const times = ({ run }: typeof before) =>
    run.fetches.map(({ subgraph, startMs, endMs }) => ({ subgraph, startMs, endMs }))
  expect(times(after)).toEqual(expect.arrayContaining(times(before)))
})

it('the report of a check names the client and operation that the pull request names', async () => {
  const { changes: found } = await secondCommit()
  const broken = found.flatMap(({ severity, affects }) => (severity === 'breaking' ? affects : []))
  expect(broken).toHaveLength(1)
  const result = pullRequest.commits[1]?.checks.find(({ name }) => name === 'breaking changes')?.result
  for (const { client, version, operation } of broken) {
    expect(result).toContain(`${client} ${version}`)
    expect(result).toContain(operation)
  }
})
