import path from 'node:path'
import { expect, it } from 'vitest'
import type { Entry } from '../types'
import { contentRoot } from '../source'
import type { Snippet } from '../schemas/feature'
import { snippetProblems } from './feature-snippets'

const entry = { file: path.join(contentRoot, 'features/build.yaml') } as Entry<unknown>

function snippet(content: string, extra: Partial<Snippet>): Snippet {
  return { filename: 'a.graphql', language: 'graphql', content, ...extra }
}

it('composes what declares a subgraph and ignores the rest', async () => {
  const schema = 'type Query { sku: ID }'
  const listing = { ...snippet('no schema at all', {}), language: 'text' } as const
  const snippets = [snippet(schema, { subgraph: 'a', expect: 'ok' }), listing]
  expect(await snippetProblems(entry, snippets)).toEqual([])
})

it('reports a different verdict of the composer', async () => {
  const [problem] = await snippetProblems(entry, [
    snippet('type Query { sku: Missing }', { subgraph: 'a', expect: 'ok' }),
  ])
  expect(problem).toMatchObject({ file: 'content/features/build.yaml' })
  expect(problem?.message).toContain('declares ok')
})

it('validates a query against the composed example', async () => {
  const problems = await snippetProblems(entry, [
    snippet('type Query { sku: ID }', { subgraph: 'a', expect: 'ok', example: 'shop' }),
    snippet('{ price }', { against: 'shop' }),
  ])
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('price')])
})
