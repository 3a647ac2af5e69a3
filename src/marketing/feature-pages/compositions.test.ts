import { composeServices, transformSupergraphToPublicSchema } from '@theguild/federation-composition'
import {
  buildASTSchema,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLObjectType,
  type GraphQLSchema,
  GraphQLUnionType,
  parse,
} from 'graphql'
import { expect, it } from 'vitest'
import { rules, type Rule } from './composition/merge-rules'
import { presets } from './composition/presets'
import { merged, newSubgraph, oldSubgraph, type Line } from './federation/versions'

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
function fieldsOf(schema: ReturnType<typeof compose>['schema'], type: string): string[] {
  const object = schema?.getType(type)
  if (!(object instanceof GraphQLObjectType)) throw new Error(`no object type ${type}`)
  return Object.values(object.getFields()).map(({ name, type: output }) => `${name}: ${String(output)}`)
}

/** Fields of the product in the lines of a picture. */
function shownFields(lines: string[] = []): string[] {
  return lines
    .slice(lines.indexOf('type Product {') + 1, -1)
    .map((line) => line.trim())
    .toSorted()
}

it.each(presets)('composition widget: $label', ({ subgraphs, verdict }) => {
  expect(compose(Object.fromEntries(subgraphs.map(({ name, sdl }) => [name, sdl]))).codes).toEqual([verdict])
})

it('federation picture: the two subgraphs compose into the type shown', () => {
  const text = (lines: Line[]) => lines.map(([code]) => code).join('\n')
  const { codes, schema } = compose({ reviews: text(oldSubgraph.lines), catalog: text(newSubgraph.lines) })
  expect(codes).toEqual(['ok'])
  expect(fieldsOf(schema, 'Product').toSorted()).toEqual(shownFields(merged.map(([code]) => code)))
})

it.each(rules)('merge rule: $what', (rule) => {
  const { codes, schema } = compose({ a: ruleSchema(rule, rule.a), b: ruleSchema(rule, rule.b) })
  expect(codes.includes('ok')).toBe(rule.graph !== undefined)
  expect(schema && merge(rule.kind, schema)).toBe(rule.graph)
})

const head = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@shareable"])'

function ruleSchema({ kind }: Rule, part: string): string {
  const query = (fields: string) => `type Query { ${fields} }`
  const items = 'type Book @shareable { t: ID } type Film @shareable { t: ID } type Game @shareable { t: ID }'
  switch (kind) {
    case 'field':
      return `${head} ${query('x: T @shareable')} type T @shareable { rating: ${part} }`
    case 'argument':
      return `${head} ${query(`list(${part}): [ID!] @shareable`)}`
    case 'input':
      return `${head} ${query('x(in: Filter): ID @shareable')} input Filter { limit: ${part} }`
    case 'union':
      return `${head} ${query('x: Item @shareable')} union Item = ${part} ${items}`
    case 'returned enum':
      return `${head} ${query('x: Size @shareable')} enum Size { ${part} }`
    case 'accepted enum':
      return `${head} ${query('x(in: Size): ID @shareable')} enum Size { ${part} }`
    case 'enum both ways':
      return `${head} ${query('x(in: Size): Size @shareable')} enum Size { ${part} }`
  }
}

function merge(kind: Rule['kind'], schema: GraphQLSchema): string {
  const type = (name: string) => schema.getType(name)
  const size = type('Size')
  if (size instanceof GraphQLEnumType) {
    const order = ['S', 'M', 'L']
    const names = size.getValues().map(({ name }) => name)
    return order.filter((name) => names.includes(name)).join(' ')
  }
  const union = type('Item')
  if (union instanceof GraphQLUnionType)
    return union
      .getTypes()
      .map(({ name }) => name)
      .toSorted()
      .join(' | ')
  const input = type('Filter')
  if (input instanceof GraphQLInputObjectType) return String(input.getFields().limit?.type)
  if (kind === 'field') return fieldsOf(schema, 'T')[0]?.replace('rating: ', '') ?? ''
  const list = schema.getQueryType()?.getFields().list
  return list?.args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ') ?? ''
}
