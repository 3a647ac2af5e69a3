import { Kind, type ConstArgumentNode, type ConstValueNode } from 'graphql'
import { applicationsOf } from './finder'
import type { SchemaSource } from './source'

const isRight: Record<string, (value: ConstValueNode) => boolean> = {
  assumedSize: ({ kind }) => kind === Kind.INT,
  weight: ({ kind }) => kind === Kind.INT,
  requireOneSlicingArgument: ({ kind }) => kind === Kind.BOOLEAN,
  slicingArguments: isListOfStrings,
  sizedFields: isListOfStrings,
}

/** Finds the arguments of a directive whose value has the wrong kind, which messages about it do not locate. */
export function wrongArguments(
  source: SchemaSource,
  directive: string,
  argument: string,
): { node: ConstArgumentNode; siblings: number }[] {
  return applicationsOf(source, directive).flatMap(({ node: { arguments: given = [] } }) =>
    given
      .filter(({ name, value }) => name.value === argument && !isRight[argument]?.(value))
      .map((node) => ({ node, siblings: given.length })),
  )
}

function isListOfStrings(value: ConstValueNode): boolean {
  return value.kind === Kind.LIST && value.values.every(({ kind }) => kind === Kind.STRING)
}
