import { expect, it } from 'vitest'
import { criticalPath } from '@/playground/critical-path'
import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import { behaviors, roles, subgraphs } from './graph'
import { hasRootFields, ownedFields } from './owned'
import { tellStories } from './stories'

const engine = createEngine()
const stories = await tellStories()

it('both composers accept the graph', async () => {
  expect(valueOf(await engine.compose({ subgraphs })).composes).toBe(true)
  expect(valueOf(await engine.secondOpinion({ subgraphs })).composes).toBe(true)
})

it('every subgraph has a role, a latency, and fields of its own', () => {
  for (const subgraph of subgraphs) {
    expect(roles[subgraph.name], subgraph.name).toBeDefined()
    expect(behaviors[subgraph.name], subgraph.name).toBeDefined()
    expect(ownedFields(subgraph), subgraph.name).not.toEqual([])
  }
  expect(subgraphs.some(hasRootFields) && !subgraphs.every(hasRootFields)).toBe(true)
})

it.each(stories)('$name: every field has its fetch and its value, and the times add up', (story) => {
  const fields = story.rows.filter(({ text }) => !/^[{} ]+$/.test(text))
  expect(fields.filter(({ fetch }) => fetch === undefined)).toEqual([])
  for (const { text, value } of fields.filter((row) => !row.text.endsWith('{')))
    expect(value, text).toMatch(/^("[^"]+"|true|false|[\d.]+)$/)
  const sum = criticalPath(story.fetches).reduce((total, { startMs, endMs }) => total + endMs - startMs, 0)
  expect(sum).toBe(story.durationMs)
})

it('the queries reach every subgraph', () => {
  expect(new Set(stories.flatMap(({ fetches }) => fetches.map((fetch) => fetch.subgraph))).size).toBe(
    subgraphs.length,
  )
})
