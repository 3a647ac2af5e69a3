import { Kind, parse, type ObjectTypeDefinitionNode } from 'graphql'
import type { Subgraph } from '@/playground/engine/messages'

/** The fields that a subgraph answers for, such as Product.name. Keys, and types it only points at, are not its own. */
export function ownedFields({ sdl }: Subgraph): string[] {
  return parse(sdl).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION || isReference(definition)) return []
    const keys = keysOf(definition)
    return (definition.fields ?? []).flatMap(({ name }) =>
      keys.includes(name.value) ? [] : [`${definition.name.value}.${name.value}`],
    )
  })
}

/** Whether a subgraph has fields that a query may start from. */
export function hasRootFields(subgraph: Subgraph): boolean {
  return ownedFields(subgraph).some((field) => field.startsWith('Query.'))
}

function argumentsOfKey({ directives = [] }: ObjectTypeDefinitionNode) {
  return directives.filter(({ name }) => name.value === 'key').flatMap((key) => key.arguments ?? [])
}

function isReference(type: ObjectTypeDefinitionNode): boolean {
  return argumentsOfKey(type).some(
    ({ name, value }) => name.value === 'resolvable' && value.kind === Kind.BOOLEAN && !value.value,
  )
}

function keysOf(type: ObjectTypeDefinitionNode): string[] {
  return argumentsOfKey(type).flatMap(({ value }) =>
    value.kind === Kind.STRING ? value.value.split(/\s+/) : [],
  )
}
