import { createHmac } from 'node:crypto'
import { buildSchema, buildASTSchema, parse, printType, type GraphQLSchema } from 'graphql'
import { expect, it } from 'vitest'
import { queryErrors } from '@/content/checks/compositions'
import { compose as composeOf } from '@/content/checks/verdicts'
import { listingsOf } from '@/content/examples'
import { pages } from '@/content/collections'
import { featureOf } from '@/content/features'

function pageAt(slug: string) {
  const page = pages.all().find((other) => other.slug === slug)
  if (!page) throw new Error(`no page ${slug}`)
  return page
}

const featurePage = (slug: string) => pageAt(`cosmo/features/${slug}`)

/** The rows of the tables with a label, as text by cell, without the head. */
function tableRows(slug: string, label: string): string[][] {
  const [, ...tables] = featurePage(slug).body.split(`{% table label="${label}"`)
  const rows = tables.flatMap((table) => table.split('{% /table %}')[0]?.trim().split('\n').slice(3) ?? [])
  if (rows.length === 0) throw new Error(`${slug} has no table "${label}"`)
  const cells = (row: string) => row.split(/(?<!\\)\|/).slice(1, -1)
  return rows.map((row) => cells(row).map((cell) => cell.replaceAll(/[`*\\]/g, '').trim()))
}

/** What clients see of schemas by subgraph name. Throws when they do not compose. */
async function compose(subgraphs: Record<string, string>): Promise<GraphQLSchema> {
  const { codes, apiSdl } = await composeOf(Object.entries(subgraphs).map(([name, sdl]) => ({ name, sdl })))
  if (apiSdl === undefined) throw new Error(`does not compose: ${codes.join()}`)
  return buildSchema(apiSdl)
}

/** A type as it is written, without its name and the order of its members, such as `sku: ID!`. */
function membersOf(schema: GraphQLSchema, type: string): string[] {
  const found = schema.getType(type)
  if (!found) throw new Error(`no type ${type}`)
  return (printType(found).match(/(?<=^ {2}|[=|] )[^|{}\n]+/gm) ?? [])
    .map((member) => member.trim())
    .toSorted()
}

const federation =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external"])'

it('the two versions of federation compose into the type that the page shows', async () => {
  const listings = listingsOf(featurePage('federation'))
  const pair = listings.filter(({ example }) => example === 'both')
  const schema = await compose(Object.fromEntries(pair.map(({ subgraph, code }) => [subgraph, code])))
  const shown = buildASTSchema(parse(listings.find(({ fragment }) => fragment)?.code ?? ''))
  expect(membersOf(schema, 'Product')).toEqual(membersOf(shown, 'Product'))
})

it('the schema of Connect composes without the directive that only the platform knows', async () => {
  const shown =
    listingsOf(pageAt('connect')).find(({ filename }) => filename === 'account.graphql')?.code ?? ''
  const accounts = `${federation}\n${shown.replace(/@connect__fieldResolver\(.*\)/, '')}`
  expect((await compose({ accounts })).getType('Account')).toBeDefined()
})

const head = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@shareable"])'
const items = 'type Book @shareable { t: ID } type Film @shareable { t: ID } type Game @shareable { t: ID }'

/** A subgraph around the part of a schema that a rule is about, and the type or field that shows how it merges. */
const ruleSchemas: Record<string, [around: (part: string) => string, type: string]> = {
  'Output field': [(part) => `x: T @shareable } type T @shareable { rating: ${part}`, 'T'],
  Argument: [(part) => `list(${part}): [ID!] @shareable`, 'Query'],
  'Argument in one subgraph only': [(part) => `list(${part}): [ID!] @shareable`, 'Query'],
  'Input field': [(part) => `x(in: Filter): ID @shareable } input Filter { limit: ${part}`, 'Filter'],
  Union: [(part) => `x: Item @shareable } union Item = ${part} ${items.slice(0, -1)}`, 'Item'],
  'Enum, only returned': [(part) => `x: Size @shareable } enum Size { ${part}`, 'Size'],
  'Enum, only accepted': [(part) => `x(in: Size): ID @shareable } enum Size { ${part}`, 'Size'],
  'Enum, both ways': [(part) => `x(in: Size): Size @shareable } enum Size { ${part}`, 'Size'],
}
const sizes = ['S', 'M', 'L']

it.each(tableRows('schema-composition', 'How two definitions merge') as [string, string, string][])(
  'merge rule: %s',
  async (what, pair, graph) => {
    const [a = '', b = ''] = pair.split(' + ')
    const [around, type] = ruleSchemas[what] ?? []
    if (!around || !type) throw new RangeError(`unknown definition "${what}"`)
    const schemas = { a: `${head} type Query { ${around(a)} }`, b: `${head} type Query { ${around(b)} }` }
    const schema = await compose(schemas).catch((error: Error) => error)
    const members = schema instanceof Error ? ['does not compose'] : membersOf(schema, type)
    const merged = members.map((member) => member.replace(/^(?:rating|limit): |^list\(?|\)?: \[ID!\]$/g, ''))
    const bySize = (one: string, other: string) => sizes.indexOf(one) - sizes.indexOf(other)
    const ordered = type === 'Size' ? merged.toSorted(bySize) : merged
    expect(ordered.join(type === 'Item' ? ' | ' : ', ')).toBe(graph.replace(/→\s/, ''))
  },
)

it('the responses to a token follow its two settings', () => {
  for (const [request = '', standard, required, rejecting] of tableRows(
    'auth',
    'Responses by situation and setting',
  )) {
    const invalid = request === 'Invalid token'
    expect(standard?.startsWith('401')).toBe(invalid)
    expect(required?.startsWith('401')).toBe(invalid || request.startsWith('No token'))
    expect(rejecting).toBe(standard === '200 null and error' ? '200 error, no data' : standard)
  }
})

it('the signature of the sample event is what its command computes', () => {
  const page = featurePage('schema-change-notifications')
  const listing = listingsOf(page).find(({ language }) => language === 'bash')?.code ?? ''
  const [, secret = ''] = /^tr -d ' \\n' < body\.json [\s\S]+-hmac '([^']+)'/m.exec(listing) ?? []
  const body = listingsOf(page).find(({ filename }) => filename === 'body.json')?.code ?? ''
  const sent = body.replaceAll(/[ \n]/g, '')
  expect(sent).toBe(JSON.stringify(JSON.parse(body)))
  const digest = createHmac('sha256', secret).update(sent).digest('hex')
  expect(listing.replaceAll('\n# ', '')).toContain(digest)
  expect(page.body).toContain(`“${secret}”`)
})

it('the streams for each audience add up', () => {
  const { body } = featurePage('subscriptions')
  const designs = [...body.matchAll(/#### ([\d,]+) streams([^#{]+)/g)]
  const count = (text: string) => Number(text.replaceAll(',', ''))
  expect(designs).toHaveLength(6)
  for (const [, total = '', hops = ''] of designs)
    expect([...hops.matchAll(/- \*\*([\d,]+)/g)].reduce((sum, [, hop = '']) => sum + count(hop), 0)).toBe(
      count(total),
    )
})

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
const edfs = featureOf('Event Driven Federated Subscriptions (EDFS)').codeSnippets ?? []

it.each([
  [
    'the features page',
    edfs.map(({ filename, content }) => ({ filename, code: content })),
    'type Query { product: Product } type Product @key(fields: "sku") { sku: ID! stock: Int }',
  ],
  [
    'the page on subscriptions',
    listingsOf(featurePage('subscriptions')),
    `type Query { match: Match } type Match @key(fields: "id") { id: ID! home: Side odds: Float }
     type Side { name: String score: Int }`,
  ],
])('the event-driven graph of %s composes with the subgraph of its entity', async (_, snippets, owner) => {
  const listing = (name: string) => snippets.find(({ filename }) => filename === name)?.code
  const events = listing('events.graphql')
  expect(events).toBeDefined()
  const [first, second] = [owner, eventDirectives + events].map((sdl) => `${federation}\n${sdl}`)
  const schema = await compose({ owner: first ?? '', events: second ?? '' })
  expect(queryErrors(listing('subscription') ?? '{ __typename }', schema)).toEqual([])
})
