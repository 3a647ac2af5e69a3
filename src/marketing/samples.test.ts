import { expect, it } from 'vitest'
import { fenceProblems, type Fence } from '@/content/checks/compositions'
import type { Snippet } from '@/content/schemas/feature'
import { schemaRows } from './connect/contract'
import { featurePage } from './feature-pages/pages'
import { featureByTitle } from './features/features'
import { query, subgraphs } from './hub/example'
import { operation as toolOperation, schema as toolSchema, text } from './mcp-gateway/tool'
import { choices, operationOf, subgraphs as planSubgraphs } from './router-gateway/plan-data'

/** The schemas that pages show, each with the operation beside it. */
const samples: Record<string, { schemas: Record<string, string>; operation?: string }> = {
  '/router-gateway': {
    schemas: Object.fromEntries(planSubgraphs.map(({ name, sdl }) => [name, sdl])),
    operation: operationOf(choices),
  },
  '/mcp-gateway': { schemas: { rail: toolSchema }, operation: text(toolOperation) },
  '/connect': {
    schemas: {
      // Remove the platform's own directive, which the composer of the checks does not know.
      accounts: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
${schemaRows.map(([line]) => line.replace(/@connect__fieldResolver\(.*\)/, '')).join('\n')}`,
    },
  },
  '/hub': { schemas: subgraphs, operation: query },
}

it.each(Object.entries(samples))(
  '%s shows schemas that compose and an operation they answer',
  async (page, sample) => {
    const fences: Fence[] = Object.entries(sample.schemas).map(([subgraph, code]) => ({
      line: 1,
      code,
      subgraph,
      expect: 'ok',
      example: page,
    }))
    if (sample.operation) fences.push({ line: 1, code: sample.operation, example: page, against: page })
    expect(await fenceProblems(page, fences)).toEqual([])
  },
)

/** Directives of event-driven graphs, which the platform defines but the composer of the checks does not know. */
const eventDirectives = `
directive @edfs__kafkaSubscribe(topics: [String!]!, providerId: String! = "default") on FIELD_DEFINITION
directive @openfed__subscriptionFilter(condition: openfed__SubscriptionFilterCondition!) on FIELD_DEFINITION
scalar openfed__SubscriptionFilterValue
input openfed__SubscriptionFieldCondition {
  fieldPath: String!
  values: [openfed__SubscriptionFilterValue]!
}
input openfed__SubscriptionFilterCondition {
  AND: [openfed__SubscriptionFilterCondition!]
  OR: [openfed__SubscriptionFilterCondition!]
  NOT: openfed__SubscriptionFilterCondition
  IN: openfed__SubscriptionFieldCondition
}
`
const federation =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external"])'

it.each([
  [
    'the features page',
    featureByTitle('Event Driven Federated Subscriptions (EDFS)').codeSnippets ?? [],
    'type Query { product: Product } type Product @key(fields: "sku") { sku: ID! stock: Int }',
  ],
  [
    'the page on subscriptions',
    featurePage('subscriptions').code.snippets,
    `type Query { match: Match } type Match @key(fields: "id") { id: ID! home: Side odds: Float }
     type Side { name: String score: Int }`,
  ],
] satisfies [page: string, snippets: Snippet[], owner: string][])(
  'the event-driven graph of %s composes with the subgraph of its entity',
  async (page, snippets, owner) => {
    const listing = (name: string) => snippets.find(({ filename }) => filename === name)?.content
    const events = listing('events.graphql')
    const operation = listing('subscription')
    if (events === undefined) throw new Error(`no events.graphql on ${page}`)
    const subgraph = (name: string, code: string): Fence => ({
      line: 1,
      code: `${federation}\n${code}`,
      subgraph: name,
      expect: 'ok',
      example: page,
    })
    const fences = [subgraph('owner', owner), subgraph('events', eventDirectives + events)]
    if (operation !== undefined) fences.push({ line: 1, code: operation, example: page, against: page })
    expect(await fenceProblems(page, fences)).toEqual([])
  },
)
