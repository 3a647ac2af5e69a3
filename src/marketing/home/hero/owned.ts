import { Kind, parse, type ObjectTypeDefinitionNode } from 'graphql'
import type { Subgraph } from '@/playground/engine/messages'
import { resolvedFields } from '@/playground/resolved-fields'

/** The fields that a subgraph answers for, such as Product.name. Leaves out keys and types that it only refers to. */
export function ownedFields({ sdl }: Subgraph): string[] {
  return parse(sdl).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return []
    const keys = keysOf(definition)
    return resolvedFields(definition).flatMap(({ name }) =>
      keys.includes(name.value) ? [] : [`${definition.name.value}.${name.value}`],
    )
  })
}

/** Whether a subgraph has fields that a query may start from. */
export function hasRootFields(subgraph: Subgraph): boolean {
  return ownedFields(subgraph).some((field) => field.startsWith('Query.'))
}

function keysOf({ directives = [] }: ObjectTypeDefinitionNode): string[] {
  return directives
    .filter(({ name }) => name.value === 'key')
    .flatMap((key) => key.arguments ?? [])
    .flatMap(({ value }) => (value.kind === Kind.STRING ? value.value.split(/\s+/) : []))
}
