import { Kind, parse, type DefinitionNode, type DocumentNode, type TypeNode } from 'graphql'
import type { Subgraph } from './engine/messages'

const samples: Record<string, unknown> = { ID: '1', String: 'lamp', Int: 3, Float: 1.5, Boolean: true }

/** Variables that a query requires, with plausible values of the subgraphs' types, as JSON; empty without any. */
export function sampleVariables(query: string, subgraphs: readonly Subgraph[]): string {
  const types = new Map(
    subgraphs
      .flatMap(({ sdl }) => definitionsOf(sdl))
      .flatMap((definition) =>
        'name' in definition && definition.name ? [[definition.name.value, definition]] : [],
      ),
  )
  const entries = definitionsOf(query).flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) =>
          type.kind === Kind.NON_NULL_TYPE && !defaultValue
            ? [[variable.name.value, sampleOf(type, types)] as const]
            : [],
        )
      : [],
  )
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries), null, 2) : ''
}

function sampleOf(type: TypeNode, types: ReadonlyMap<string, DefinitionNode>): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return sampleOf(type.type, types)
  if (type.kind === Kind.LIST_TYPE) return [sampleOf(type.type, types)]
  const name = type.name.value
  const definition = types.get(name)
  if (definition?.kind === Kind.ENUM_TYPE_DEFINITION) return definition.values?.[0]?.name.value
  if (definition?.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) {
    return samples[name] ?? (/date|time/i.test(name) ? '2026-01-01T00:00:00Z' : 'lamp')
  }
  // Required fields only, so that inputs which hold themselves end.
  const fields = (definition.fields ?? []).filter(
    (field) => field.type.kind === Kind.NON_NULL_TYPE && !field.defaultValue,
  )
  return Object.fromEntries(fields.map((field) => [field.name.value, sampleOf(field.type, types)]))
}

function definitionsOf(text: string): DocumentNode['definitions'] {
  try {
    return parse(text).definitions
  } catch {
    // An example may show a mistake.
    return []
  }
}
