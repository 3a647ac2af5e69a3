import {
  execute,
  getNamedType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLNamedType,
  type GraphQLOutputType,
} from 'graphql'
import { isJsonObject } from '@/lib/guards'
import { CallFailure } from './call-failure'
import type { SampleData } from './messages'
import { type Fields } from './response'
import { entityKeys, type Runtime } from './runtime'

/** Answers requests to subgraphs out of sample data. Throws a failure when the data has another form than it needs. */
export function createSubgraphServer({ schema, supergraph }: Runtime, data: SampleData) {
  checkForm(data, Object.values(supergraph.roots))

  return function answer(document: DocumentNode, variableValues: Record<string, unknown>): ExecutionResult {
    const result = execute({
      schema,
      document,
      variableValues,
      rootValue: {},
      fieldResolver: (source: Fields, args: Fields, _context, { fieldName, parentType, returnType }) => {
        if (fieldName === '_entities') return (args.representations as Fields[]).map(findEntity)
        const isRoot = Object.values(supergraph.roots).includes(parentType.name)
        const value = (isRoot ? (data[parentType.name] as Fields | undefined) : source)?.[fieldName]
        return complete(returnType, value, args)
      },
      typeResolver: (value: Fields, _context, _info, type) =>
        typeof value.__typename === 'string' ? value.__typename : schema.getPossibleTypes(type)[0]?.name,
    })
    // Resolvers over data in memory give no promises.
    return JSON.parse(JSON.stringify(result)) as ExecutionResult
  }

  function complete(type: GraphQLOutputType, value: unknown, args: Fields): unknown {
    const named = getNamedType(type)
    if (!isListType(isNonNullType(type) ? type.ofType : type)) {
      return byArguments(named, args) ?? whole(named, value)
    }
    const limit = args.first ?? args.limit
    const isLimited = Array.isArray(value) && typeof limit === 'number'
    return whole(named, isLimited ? value.slice(0, Math.max(0, limit)) : value)
  }

  /** A field such as `product(id:)` gives the entity that its arguments name. */
  function byArguments(type: GraphQLNamedType, args: Fields): unknown {
    const named = objectsOf(type).filter((name) => keysWithin(name, args).length > 0)
    return named.length === 0 ? undefined : (find(named, args) ?? null)
  }

  /** Completes an entity that is written with its key alone, or each one of a list. */
  function whole(type: GraphQLNamedType, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => whole(type, item))
    if (!isJsonObject(value) || !(isObjectType(type) || isAbstractType(type))) return value
    const names = typeof value.__typename === 'string' ? [value.__typename] : objectsOf(type)
    return find(names, value) ?? value
  }

  function findEntity({ __typename, ...key }: Fields): Fields | null {
    const type = schema.getType(String(__typename))
    return type ? (find(objectsOf(type), key) ?? null) : null
  }

  function find(types: string[], values: Fields): Fields | undefined {
    for (const name of types) {
      const keys = keysWithin(name, values)
      const objects = (data[name] ?? []) as Fields[]
      const found = objects.find((object) =>
        keys.some((key) => key.every((field) => fits(object[field], values[field]))),
      )
      if (found) return { ...found, __typename: name }
    }
    return undefined
  }

  /** The keys of a type for whose fields there are values. */
  function keysWithin(name: string, values: Fields): string[][] {
    return entityKeys(supergraph, name).filter((key) => key.every((field) => values[field] !== undefined))
  }

  function objectsOf(type: GraphQLNamedType): string[] {
    return isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [type.name]
  }
}

/** Throws a failure for data that is not an object of fields or a list of objects. */
function checkForm(data: SampleData, roots: string[]): void {
  for (const [name, value] of Object.entries(data)) {
    const isRoot = roots.includes(name)
    const hasForm = isRoot ? isJsonObject(value) : Array.isArray(value) && value.every(isJsonObject)
    if (hasForm) continue
    const expected = isRoot ? 'an object with its fields' : 'a list of objects'
    throw new CallFailure({
      reason: 'invalid-data',
      message: `The sample data of "${name}" must be ${expected}.`,
    })
  }
}

/** Whether a value holds all that a key asks for. IDs compare as text, as GraphQL sends them. */
function fits(value: unknown, wanted: unknown): boolean {
  if (!isJsonObject(wanted)) return String(value) === String(wanted)
  return (
    isJsonObject(value) &&
    Object.entries(wanted).every(([name, inner]) => name === '__typename' || fits(value[name], inner))
  )
}
