import {
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  separateOperations,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { affects, coordinateOf } from './change-effects'
import { graphOf } from './graph'
import type { Change, Client, Comparison, Subgraph } from './messages'
import { fieldsAt, usageOf, type Usage } from './usage'

type ClientOperation = {
  client: Client
  name: string
  usage: Usage
  /** Coordinates of the fields at which the operation is no longer valid. */
  invalidAt: Set<string>
  stillValid: boolean
}

/**
 * Compares the schema that clients see before and after a change, and judges each difference by the operations of the
 * clients. Throws a failure when a side does not compose. An operation that does not fit the schema before the change is
 * `stale`: it is left out, and the others are judged.
 */
export function compare(before: Subgraph[], after: Subgraph[], clients: Client[]): Comparison {
  const from = graphOf(before, 'The subgraphs before the change').api
  const to = graphOf(after, 'The changed subgraphs').api
  const stale: Comparison['stale'] = []
  const operations = clients.flatMap((client) =>
    clientOperations(client, from, to, (operation, message) => {
      stale.push({ client: client.name, version: client.version, operation, message })
    }),
  )
  const changes = differences(from, to).map((change) => ({
    ...change,
    affects: operations
      .filter(({ usage, invalidAt }) => affects(change, usage, invalidAt))
      .map(({ client: { name, version, share }, name: operation }) => ({
        client: name,
        version,
        share,
        operation,
      })),
  }))
  const breaking = changes.filter(({ severity }) => severity === 'breaking')
  const broken = operations.filter(
    ({ usage, invalidAt, stillValid }) =>
      !stillValid || breaking.some((change) => affects(change, usage, invalidAt)),
  )
  const brokenClients = new Set(broken.map(({ client }) => client))
  const affectedShare = [...brokenClients].reduce((sum, { share }) => sum + share, 0)
  return { changes, affectedShare, stale }
}

type Difference = Omit<Change, 'affects'>

function differences(from: GraphQLSchema, to: GraphQLSchema): Difference[] {
  const readEnums = enumsThatClientsRead(to)
  const judged = [
    ...findBreakingChanges(from, to)
      .filter(isOwn)
      .map((change) => describe(change, 'breaking')),
    ...findDangerousChanges(from, to).map((change) => {
      const difference = describe(change, 'dangerous')
      const isUnread = !readEnums.has(difference.coordinate.replace(/\..*/, ''))
      return difference.type === 'VALUE_ADDED_TO_ENUM' && isUnread
        ? { ...difference, severity: 'safe' as const }
        : difference
    }),
  ]
  const coordinates = new Set(judged.map(({ coordinate }) => coordinate))
  // graphql-js does not list additions: what the change back would remove was added. Added input fields are judged
  // already.
  const added = findBreakingChanges(to, from)
    .filter(
      ({ type, description }) =>
        /^(?:TYPE|FIELD)_REMOVED$/.test(type) && description.endsWith(' was removed.'),
    )
    .map(({ type, description }) => ({
      type: type.replace('REMOVED', 'ADDED'),
      description: description.replace('was removed', 'was added'),
    }))
    .map((change) => describe(change, 'safe'))
  const others = [...added, ...unlisted(from, to)]
  return [...judged, ...others.filter(({ coordinate }) => !coordinates.has(coordinate))]
}

/** What graphql-js does not report: defaults of input fields, deprecations, and types that stay compatible. */
function unlisted(from: GraphQLSchema, to: GraphQLSchema): Difference[] {
  const found: Difference[] = []
  const after = elementsOf(to)
  for (const [coordinate, was] of elementsOf(from)) {
    const is = after.get(coordinate)
    if (!is) continue
    const add = (type: string, severity: Change['severity'], what: string) =>
      found.push({ type, severity, message: `${coordinate} ${what}.`, coordinate })
    if (was.type !== is.type)
      add(`${was.kind}_CHANGED_KIND`, 'safe', `changed type from ${was.type} to ${is.type}`)
    if (was.inputDefault !== is.inputDefault) {
      const [old, next] = [was.inputDefault, is.inputDefault]
      const what =
        next === undefined ? 'was removed' : `is ${next} now${old === undefined ? '' : ` and was ${old}`}`
      add('INPUT_FIELD_DEFAULT_VALUE_CHANGE', 'dangerous', `has another default: it ${what}`)
    }
    if (was.deprecated !== is.deprecated)
      add(
        is.deprecated === undefined ? 'DEPRECATION_REMOVED' : `${was.kind}_DEPRECATED`,
        'safe',
        is.deprecated === undefined ? 'is no longer deprecated' : `is deprecated: ${is.deprecated}`,
      )
  }
  return found
}

type Element = {
  kind: 'FIELD' | 'ARG' | 'ENUM_VALUE'
  type?: string
  inputDefault?: string
  deprecated?: string
}

/** Fields, arguments and enum values of a schema, by their coordinates. */
function elementsOf(schema: GraphQLSchema): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isEnumType(type)) {
      for (const { name, deprecationReason } of type.getValues())
        found.set(`${type.name}.${name}`, { kind: 'ENUM_VALUE', deprecated: deprecationReason ?? undefined })
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        found.set(`${type.name}.${field.name}`, {
          kind: 'FIELD',
          type: String(field.type),
          inputDefault: field.defaultValue === undefined ? undefined : JSON.stringify(field.defaultValue),
          deprecated: field.deprecationReason ?? undefined,
        })
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`
      const deprecated = field.deprecationReason ?? undefined
      found.set(coordinate, { kind: 'FIELD', type: String(field.type), deprecated })
      for (const argument of field.args)
        found.set(`${coordinate}(${argument.name}:)`, {
          kind: 'ARG',
          type: String(argument.type),
          deprecated: argument.deprecationReason ?? undefined,
        })
    }
  }
  return found
}

/** An enum that is only sent can have more values without a client meeting one that it does not know. */
function enumsThatClientsRead(schema: GraphQLSchema): Set<string> {
  return new Set(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields()).map((field) => getNamedType(field.type).name)
        : [],
    ),
  )
}

/** graphql-js reports a built-in scalar as removed when its last use goes; the change of that use is listed already. */
function isOwn({ description }: { description: string }): boolean {
  return !description.startsWith('Standard scalar ')
}

function describe(
  { type, description }: { type: string; description: string },
  severity: Change['severity'],
): Difference {
  return { type, severity, message: description, coordinate: coordinateOf(description) }
}

function clientOperations(
  client: Client,
  from: GraphQLSchema,
  to: GraphQLSchema,
  onStale: (name: string, message: string) => void,
): ClientOperation[] {
  const documents = client.operations.flatMap((text) => {
    try {
      return Object.values(separateOperations(parse(text)))
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      onStale(text.slice(0, 60), error.message)
      return []
    }
  })
  return documents.flatMap((document, index) => {
    const name = nameOf(document) ?? `operation ${index + 1}`
    const errors = validate(to, document)
    const [before] = validate(from, document)
    // One that passes what the change asks for is ready for it.
    if (before && errors.length > 0) onStale(name, before.message)
    if (before) return []
    return {
      client,
      name,
      usage: usageOf(from, document),
      // Of a variable, the last node is where it is used.
      invalidAt: fieldsAt(
        from,
        document,
        errors.flatMap(({ nodes }) => nodes?.at(-1) ?? []),
      ),
      stillValid: errors.length === 0,
    }
  })
}

function nameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value
}
