import { expect, it } from 'vitest'
import { fenceProblems, type Fence } from '@/content/checks/compositions'
import { schemaRows } from './connect/contract'
import { query, subgraphs } from './hub/example'
import { operation as toolOperation, schema as toolSchema, text } from './mcp-gateway/tool'
import { operation as planOperation, schemas as planSchemas } from './router-gateway/plan-data'

/** What the pages show as schemas, each with the operation shown beside it. */
const samples: Record<string, { schemas: Record<string, string>; operation?: string }> = {
  '/router-gateway': {
    schemas: planSchemas,
    operation: planOperation.map(([line]) => line).join('\n'),
  },
  '/mcp-gateway': { schemas: { rail: toolSchema }, operation: text(toolOperation) },
  '/connect': {
    schemas: {
      // The composer of the checks does not know this directive of the platform.
      accounts: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
${schemaRows.map(([line]) => line.replace(/@connect__fieldResolver\(.*\)/, '')).join('\n')}`,
    },
  },
  '/hub': { schemas: subgraphs, operation: query },
}

it.each(Object.entries(samples))(
  '%s shows schemas that compose and an operation they answer',
  (page, sample) => {
    const fences: Fence[] = Object.entries(sample.schemas).map(([subgraph, code]) => ({
      line: 1,
      code,
      subgraph,
      expect: 'ok',
      example: page,
    }))
    if (sample.operation) fences.push({ line: 1, code: sample.operation, example: page, against: page })
    expect(fenceProblems(page, fences)).toEqual([])
  },
)
