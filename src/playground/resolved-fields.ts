import { Kind, type FieldDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql'

/** The fields of a type that its subgraph resolves: not external ones, and none of a type that it only refers to. */
export function resolvedFields({
  directives = [],
  fields = [],
}: ObjectTypeDefinitionNode): FieldDefinitionNode[] {
  const refersOnly = directives.some(({ arguments: given = [] }) =>
    given.some(
      ({ name, value }) => name.value === 'resolvable' && value.kind === Kind.BOOLEAN && !value.value,
    ),
  )
  if (refersOnly) return []
  return fields.filter((field) => !field.directives?.some(({ name }) => name.value === 'external'))
}
