import {
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql'
import { CallFailure } from './call-failure'
import type { Graph } from './graph'
import type { Operation, Range } from './messages'

export type ReadOperation = { document: DocumentNode; definition: OperationDefinitionNode }

/** Parses an operation and checks it against what clients see. Throws a failure that says where it is at fault. */
export function readOperation({ api }: Graph, { query, operationName }: Operation): ReadOperation {
  const document = parseQuery(query)
  const errors = validate(api, document)
  // The validation gives up on fields that are selected over and over.
  if (errors.some(({ message }) => message === 'Validation aborted.')) {
    const message = 'The query selects the same fields too often to be checked. Select each one once.'
    throw new CallFailure({ reason: 'too-large', message })
  }
  if (errors.length > 0) throw invalid(query, errors, operationNames(document))
  const definition = getOperationAST(document, operationName || null)
  if (!definition) {
    const message = operationName
      ? `The query has no operation named "${operationName}".`
      : 'The query has several operations. Choose one of them by its name.'
    throw new CallFailure({ reason: 'invalid-operation', message, operations: operationNames(document) })
  }
  if (!api.getRootType(definition.operation)) {
    const root = definition.operation.replace(/^\w/, (letter) => letter.toUpperCase())
    const message = `No subgraph defines the type ${root}, so this graph has no ${definition.operation}s.`
    const from = definition.loc?.start ?? 0
    const range = { from, to: from + definition.operation.length }
    throw new CallFailure({ reason: 'invalid-operation', message, operationErrors: [{ message, range }] })
  }
  return { document, definition }
}

/** The names of the operations in a document, in their order. */
export function operationNames({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? []) : [],
  )
}

function parseQuery(query: string): DocumentNode {
  if (query.trim() === '') {
    throw new CallFailure({ reason: 'invalid-operation', message: 'The query is empty.' })
  }
  try {
    return parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) throw invalid(query, [error])
    throw error
  }
}

/** A failure that says where a query is at fault. */
export function invalid(query: string, errors: readonly GraphQLError[], operations?: string[]): CallFailure {
  const [first] = errors
  const at = first?.locations?.[0]
  const message = first?.message ?? ''
  return new CallFailure({
    reason: 'invalid-operation',
    message: at ? `Line ${at.line}, column ${at.column}: ${message}` : message,
    ...(operations && { operations }),
    operationErrors: errors.flatMap((error) =>
      (error.positions ?? []).map((from) => ({ message: error.message, range: tokenAt(query, from) })),
    ),
  })
}

/** The name or sign at a place of the query; at its end, the character before. */
function tokenAt(query: string, from: number): Range {
  const token = /^(?:[@$]?\w+|\.{3}|\S)/.exec(query.slice(from))?.[0]
  if (token) return { from, to: from + token.length }
  const end = query.trimEnd().length
  return { from: Math.max(0, end - 1), to: end }
}
