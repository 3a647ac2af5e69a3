import { GraphQLError, Kind, parse, validate, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import { CallFailure } from './call-failure'
import type { Graph } from './graph'
import type { Operation } from './messages'

export type ReadOperation = { document: DocumentNode; definition: OperationDefinitionNode }

/** Parses an operation and checks it against what clients see. Throws a failure that says where it is at fault. */
export function readOperation({ api }: Graph, { query, operationName }: Operation): ReadOperation {
  const document = parseQuery(query)
  const [error] = validate(api, document)
  if (error) throw invalid(error)
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const definition = operationName
    ? operations.find(({ name }) => name?.value === operationName)
    : operations.find((_, __, all) => all.length === 1)
  if (!definition) {
    const message = operationName
      ? `The query has no operation named "${operationName}".`
      : 'The query has several operations. Choose one of them by its name.'
    throw new CallFailure({ reason: 'invalid-operation', message })
  }
  return { document, definition }
}

function parseQuery(query: string): DocumentNode {
  if (query.trim() === '') {
    throw new CallFailure({ reason: 'invalid-operation', message: 'The query is empty.' })
  }
  try {
    return parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) throw invalid(error)
    throw error
  }
}

function invalid({ message, locations }: GraphQLError): CallFailure {
  const at = locations?.[0]
  return new CallFailure({
    reason: 'invalid-operation',
    message: at ? `Line ${at.line}, column ${at.column}: ${message}` : message,
  })
}
