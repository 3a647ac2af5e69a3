import { expect, it } from 'vitest'
import { criticalPath } from '@/playground/critical-path'
import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import { planets, runQueries } from './instrument'
import { behaviors, roles, subgraphs } from './sample-graph'

const engine = createEngine()
const stories = await runQueries()

it('both composers accept the graph', async () => {
  expect(valueOf(await engine.compose({ subgraphs })).composes).toBe(true)
  expect(valueOf(await engine.secondOpinion({ subgraphs })).composes).toBe(true)
})

it('every subgraph has a role, a latency, and fields of its own', () => {
  for (const { name, fields } of planets) {
    expect(roles[name], name).toBeDefined()
    expect(behaviors[name], name).toBeDefined()
    expect(fields, name).not.toEqual([])
  }
  expect(new Set(planets.map(({ isInner }) => isInner)).size).toBe(2)
})

it.each(stories)('$name: the times of the fetches add up', ({ run: { fetches, durationMs } }) => {
  const sum = criticalPath(fetches).reduce((total, { startMs, endMs }) => total + endMs - startMs, 0)
  expect(sum).toBe(durationMs)
})

it('the queries reach every subgraph', () => {
  const reached = stories.flatMap(({ run }) => run.fetches.map(({ subgraph }) => subgraph))
  expect(new Set(reached).size).toBe(subgraphs.length)
})
