import {
  findBreakingChanges,
  findDangerousChanges,
  GraphQLError,
  Kind,
  parse,
  separateOperations,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { affects, coordinateOf } from './change-effects'
import { CallFailure } from './call-failure'
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
 * clients. Throws a failure when a side does not compose or an operation does not fit the schema before the change.
 */
export function compare(before: Subgraph[], after: Subgraph[], clients: Client[]): Comparison {
  const from = graphOf(before, 'The subgraphs before the change').api
  const to = graphOf(after, 'The changed subgraphs').api
  const operations = clients.flatMap((client) => clientOperations(client, from, to))
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
  return { changes, affectedShare: [...brokenClients].reduce((sum, { share }) => sum + share, 0) }
}

function differences(from: GraphQLSchema, to: GraphQLSchema): Omit<Change, 'affects'>[] {
  const judged = [
    ...findBreakingChanges(from, to)
      .filter(isOwn)
      .map((change) => describe(change, 'breaking')),
    ...findDangerousChanges(from, to).map((change) => describe(change, 'dangerous')),
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
    .filter(({ coordinate }) => !coordinates.has(coordinate))
  return [...judged, ...added]
}

/** graphql-js reports a built-in scalar as removed when its last use goes; the change of that use is listed already. */
function isOwn({ description }: { description: string }): boolean {
  return !description.startsWith('Standard scalar ')
}

function describe(
  { type, description }: { type: string; description: string },
  severity: Change['severity'],
): Omit<Change, 'affects'> {
  return { type, severity, message: description, coordinate: coordinateOf(description) }
}

function clientOperations(client: Client, from: GraphQLSchema, to: GraphQLSchema): ClientOperation[] {
  const documents = client.operations.flatMap((text) => {
    const document = parseOperation(text, client)
    const [error] = validate(from, document)
    if (error) throw invalid(client, error.message)
    return Object.values(separateOperations(document))
  })
  return documents.map((document, index) => {
    const errors = validate(to, document)
    return {
      client,
      name: nameOf(document) ?? `operation ${index + 1}`,
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

function parseOperation(query: string, client: Client): DocumentNode {
  try {
    return parse(query)
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    throw invalid(client, error.message)
  }
}

function invalid({ name, version }: Client, detail: string): CallFailure {
  return new CallFailure({
    reason: 'invalid-operation',
    message: `An operation of ${name} ${version} does not fit the schema before the change: ${detail}`,
  })
}

function nameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value
}
