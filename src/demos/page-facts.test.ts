import { createHmac } from 'node:crypto'
import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import { composeServices, transformSupergraphToPublicSchema } from '@theguild/federation-composition'
import {
  buildSchema,
  buildASTSchema,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLObjectType,
  type GraphQLSchema,
  GraphQLUnionType,
  parse,
} from 'graphql'
import { expect, it } from 'vitest'
import { queryErrors } from '@/content/checks/compositions'
import { compose as composeOf } from '@/content/checks/verdicts'
import { listingsOf } from '@/content/examples'
import { pages } from '@/content/collections'
import { documentOf } from '@/content/document'
import { featureOf } from '@/content/features'
import { textOf } from '@/content/markdoc/nodes'

/** The page of a feature. */
function featurePage(slug: string) {
  const page = pages.all().find((other) => other.slug === `cosmo/features/${slug}`)
  if (!page) throw new Error(`no page about ${slug}`)
  return page
}

/** The rows of the tables with a label, as text by cell, without the head. */
function tableRows(slug: string, label: string): string[][] {
  const tagsOf = (node: RenderableTreeNode): InstanceType<typeof Markdoc.Tag>[] =>
    Markdoc.Tag.isTag(node)
      ? [node, ...node.children.flatMap(tagsOf), ...Object.values(node.attributes).flatMap(slotTags)]
      : []
  const slotTags = (value: unknown): InstanceType<typeof Markdoc.Tag>[] =>
    Array.isArray(value)
      ? value.flatMap((item: object) => Object.values(item).flatMap(slotTags))
      : tagsOf(value as RenderableTreeNode)
  const rows = documentOf(featurePage(slug))
    .tree.flatMap(tagsOf)
    .filter(({ name, attributes }) => name === 'Table' && attributes.label === label)
    .flatMap((table) => tagsOf(table).filter(({ name }) => name === 'tr'))
    .map((row) => row.children.filter((cell) => Markdoc.Tag.isTag(cell)))
    .filter(([first]) => first?.attributes.role !== 'columnheader')
    .map((cells) => cells.map(textOf))
  if (rows.length === 0) throw new Error(`${slug} has no table "${label}"`)
  return rows
}

/** The composer's error codes for schemas by subgraph name, and the client schema. */
function compose(subgraphs: Record<string, string>) {
  const { errors, supergraphSdl } = composeServices(
    Object.entries(subgraphs).map(([name, sdl]) => ({
      name,
      typeDefs: parse(sdl),
      url: `http://${name}.example`,
    })),
  )
  if (errors?.length) return { codes: [...new Set(errors.map(({ extensions }) => String(extensions?.code)))] }
  const schema = buildASTSchema(transformSupergraphToPublicSchema(parse(supergraphSdl ?? '')))
  return { codes: ['ok'], schema }
}

/** Fields of an object type as they are written, such as `sku: ID!`. */
function fieldsOf(schema: GraphQLSchema | undefined, type: string): string[] {
  const object = schema?.getType(type)
  if (!(object instanceof GraphQLObjectType)) throw new Error(`no object type ${type}`)
  return Object.values(object.getFields()).map(({ name, type: output }) => `${name}: ${String(output)}`)
}

it('the two versions of federation compose into the type that the page shows', () => {
  const listings = listingsOf(featurePage('federation'))
  const pair = listings.filter(({ example }) => example === 'both')
  const { codes, schema } = compose(Object.fromEntries(pair.map(({ subgraph, code }) => [subgraph, code])))
  expect(codes).toEqual(['ok'])
  const shown = buildASTSchema(parse(listings.find(({ fragment }) => fragment)?.code ?? ''))
  expect(fieldsOf(schema, 'Product').toSorted()).toEqual(fieldsOf(shown, 'Product').toSorted())
})

type Rule = [what: string, a: string, b: string, graph: string, why: string]

it.each(tableRows('schema-composition', 'How two definitions merge') as Rule[])(
  'merge rule: %s',
  (what, a, b, graph) => {
    const { codes, schema } = compose({ a: ruleSchema(what, a), b: ruleSchema(what, b) })
    expect(codes.includes('ok') && schema ? merge(what, schema) : 'does not compose').toBe(graph)
  },
)

const head = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@shareable"])'

/** A subgraph around the part of a schema that a rule is about. */
function ruleSchema(what: string, part: string): string {
  const query = (fields: string) => `type Query { ${fields} }`
  const items = 'type Book @shareable { t: ID } type Film @shareable { t: ID } type Game @shareable { t: ID }'
  switch (what) {
    case 'Output field':
      return `${head} ${query('x: T @shareable')} type T @shareable { rating: ${part} }`
    case 'Argument':
    case 'Argument in one subgraph only':
      return `${head} ${query(`list(${part}): [ID!] @shareable`)}`
    case 'Input field':
      return `${head} ${query('x(in: Filter): ID @shareable')} input Filter { limit: ${part} }`
    case 'Union':
      return `${head} ${query('x: Item @shareable')} union Item = ${part} ${items}`
    case 'Enum, only returned':
      return `${head} ${query('x: Size @shareable')} enum Size { ${part} }`
    case 'Enum, only accepted':
      return `${head} ${query('x(in: Size): ID @shareable')} enum Size { ${part} }`
    case 'Enum, both ways':
      return `${head} ${query('x(in: Size): Size @shareable')} enum Size { ${part} }`
    default:
      throw new RangeError(`unknown definition "${what}"`)
  }
}

/** What the graph has of the part that a rule is about. */
function merge(what: string, schema: GraphQLSchema): string {
  const size = schema.getType('Size')
  if (size instanceof GraphQLEnumType) {
    const names = size.getValues().map(({ name }) => name)
    return ['S', 'M', 'L'].filter((name) => names.includes(name)).join(' ')
  }
  const union = schema.getType('Item')
  if (union instanceof GraphQLUnionType)
    return union
      .getTypes()
      .map(({ name }) => name)
      .toSorted()
      .join(' | ')
  const input = schema.getType('Filter')
  if (input instanceof GraphQLInputObjectType) return String(input.getFields().limit?.type)
  if (what === 'Output field') return fieldsOf(schema, 'T')[0]?.replace('rating: ', '') ?? ''
  const list = schema.getQueryType()?.getFields().list
  return list?.args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ') ?? ''
}

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
  const command = listingsOf(page).find(({ language }) => language === 'bash')?.code ?? ''
  const [, text = '', secret = ''] = /printf '%s' '([^']+)'[\s\S]+-hmac '([^']+)'/.exec(command) ?? []
  const digest = createHmac('sha256', secret).update(text).digest('hex')
  for (const shown of [text, secret, digest]) expect(page.body).toContain(`\`${shown}\``)
  const laidOut = listingsOf(page).find(({ language }) => language === 'json')?.code ?? ''
  expect(JSON.stringify(JSON.parse(laidOut))).toBe(text)
})

it('the streams for each audience add up', () => {
  const { body } = featurePage('subscriptions')
  const designs = [...body.matchAll(/#### ([\d,]+) streams([^#{]+)/g)]
  const count = (text: string) => Number(text.replaceAll(',', ''))
  expect(designs).toHaveLength(6)
  for (const [, total = '', hops = ''] of designs)
    expect([...hops.matchAll(/: ([\d,]+)/g)].reduce((sum, [, hop = '']) => sum + count(hop), 0)).toBe(
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
const federation =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external"])'

it.each([
  [
    'the features page',
    (featureOf('Event Driven Federated Subscriptions (EDFS)').codeSnippets ?? []).map(
      ({ filename, content }) => ({ filename, code: content }),
    ),
    'type Query { product: Product } type Product @key(fields: "sku") { sku: ID! stock: Int }',
  ],
  [
    'the page on subscriptions',
    listingsOf(featurePage('subscriptions')),
    `type Query { match: Match } type Match @key(fields: "id") { id: ID! home: Side odds: Float }
     type Side { name: String score: Int }`,
  ],
] satisfies [page: string, snippets: { filename?: string; code: string }[], owner: string][])(
  'the event-driven graph of %s composes with the subgraph of its entity',
  async (page, snippets, owner) => {
    const listing = (name: string) => snippets.find(({ filename }) => filename === name)?.code
    const events = listing('events.graphql')
    const operation = listing('subscription')
    if (events === undefined) throw new Error(`no events.graphql on ${page}`)
    const { codes, apiSdl = '' } = await composeOf(
      Object.entries({ owner, events: eventDirectives + events }).map(([name, code]) => ({
        name,
        sdl: `${federation}\n${code}`,
      })),
    )
    expect(codes).toEqual(['ok'])
    expect(queryErrors(operation ?? '{ __typename }', buildSchema(apiSdl))).toEqual([])
  },
)
