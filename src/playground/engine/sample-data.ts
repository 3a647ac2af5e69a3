import {
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql'
import { capitalize } from '@/lib/capitalize'
import { graphOf } from './graph'
import type { SampleData, Subgraph } from './messages'
import { entityKeys, runtimeOf, type Runtime } from './runtime'
import samples from './sample-values.json' with { type: 'json' }

const objectsPerType = 3
const itemsPerList = 2
/** Objects without a key are nested in each other, so their depth has an end. */
const maxNesting = 4

/** Makes up data for subgraphs: the same for the same schemas, and equal in all subgraphs. */
export function sampleData(subgraphs: Subgraph[]): SampleData {
  return generate(runtimeOf(graphOf(subgraphs)))
}

function generate({ schema, supergraph, entities }: Runtime): SampleData {
  const data: SampleData = {}
  for (const name of Object.values(supergraph.roots)) {
    const type = schema.getType(name)
    if (isObjectType(type)) data[name] = objectOf(type, 0, 0)
  }
  for (const name of entities) {
    const type = schema.getType(name) as GraphQLObjectType
    data[name] = Array.from({ length: objectsPerType }, (_, index) => objectOf(type, index, 0))
  }
  return data

  function objectOf(type: GraphQLObjectType, index: number, nesting: number): Record<string, unknown> {
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(({ name }) => !name.startsWith('_'))
        .map((field) => [field.name, sampleValue(field.type, field.name, type.name, index, nesting)]),
    )
  }

  function sampleValue(
    type: GraphQLOutputType,
    field: string,
    parent: string,
    index: number,
    nesting: number,
  ): unknown {
    if (isNonNullType(type)) return sampleValue(type.ofType, field, parent, index, nesting)
    if (isListType(type)) {
      if (nesting >= maxNesting) return []
      return Array.from({ length: itemsPerList }, (_, item) =>
        sampleValue(type.ofType, field, parent, index + item, nesting),
      )
    }
    if (isEnumType(type)) {
      const values = type.getValues()
      return values[index % values.length]?.name ?? null
    }
    if (isAbstractType(type)) {
      const possible = schema
        .getPossibleTypes(type)
        .filter(({ name }) => canGive(parent, field, type.name, name))
      const object = possible[index % possible.length]
      if (!object) return null
      return { __typename: object.name, ...(referenceTo(object, index, nesting) as object) }
    }
    if (isObjectType(type)) return referenceTo(type, index, nesting)
    return sampleScalar(type.name, field, parent, index)
  }

  /** Whether the subgraphs that resolve a field know that an object type belongs to its abstract type. */
  function canGive(parent: string, field: string, abstract: string, object: string): boolean {
    const type = supergraph.types.get(abstract)
    const resolving = supergraph.types.get(parent)?.fields.get(field)?.graphs ?? []
    return [...resolving].every(
      ([graph, { external }]) =>
        external ||
        type?.graphs.get(graph)?.interfaceObject === true ||
        type?.possible.get(object)?.has(graph) === true,
    )
  }

  /** An entity is written with its key alone, another object with all its fields. */
  function referenceTo(type: GraphQLObjectType, index: number, nesting: number): unknown {
    const [key] = entityKeys(supergraph, type.name)
    const within = index % objectsPerType
    if (!key) return nesting >= maxNesting ? null : objectOf(type, within, nesting + 1)
    const fields = type.getFields()
    return Object.fromEntries(
      key.flatMap((name) => {
        const field = fields[name]
        return field ? [[name, sampleValue(field.type, name, type.name, within, nesting + 1)]] : []
      }),
    )
  }
}

type Texts = { name: string; of?: string; values: string[] }[]

/** Makes up a scalar value by name and type (sample-values.json), the same each time for a field of an object. */
function sampleScalar(type: string, field: string, parent: string, index: number): unknown {
  const scalar = type.toLowerCase()
  if (type === 'Boolean') return index % 3 !== 2
  if (type === 'ID') return `${slug(field.toLowerCase() === 'id' ? parent : field)}-${index + 1}`
  if (type === 'Int' || /int|long|number/.test(scalar)) return numberOf('Int', field, index)
  if (type === 'Float' || /float|decimal|money|double/.test(scalar)) return numberOf('Float', field, index)
  if (/json|map|object|any/.test(scalar)) return { [field]: index + 1 }
  const texts: Texts = type === 'String' ? samples.texts : samples.scalars
  const wanted = type === 'String' ? field.toLowerCase() : scalar
  const { values = [] } =
    texts.find(({ name, of = '' }) => new RegExp(name).test(wanted) && new RegExp(of, 'i').test(parent)) ?? {}
  const parts: Record<string, string> = {
    n: String(index + 1),
    Field: sentence(field),
    Parent: sentence(parent),
    'field-slug': slug(field),
    'parent-slug': slug(parent),
    'parent-words': sentence(parent).toLowerCase(),
    'parent-code': parent.slice(0, 3).toUpperCase(),
  }
  return values[index % values.length]?.replaceAll(/\{([\w-]+)\}/g, (_, part: string) => parts[part] ?? '')
}

/** A number that rises or falls from one object to the next. */
function numberOf(type: 'Int' | 'Float', field: string, index: number): number {
  const found = samples.numbers.find(({ name }) => new RegExp(name).test(field.toLowerCase()))
  const [start = 0, step = 0] = found?.[type] ?? []
  return start + step * index
}

/** Lower case with dashes: ProductReview and "Product review" become product-review. */
function slug(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase()
}

function sentence(name: string): string {
  return capitalize(slug(name).replaceAll('-', ' '))
}
