import {
  Kind,
  parse,
  visit,
  type DefinitionNode,
  type DirectiveNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type OperationTypeNode,
  type SelectionSetNode,
  type TypeNode,
  type UnionTypeDefinitionNode,
} from 'graphql'

export type Supergraph = {
  /** The name of the type that each kind of operation starts from. */
  roots: Partial<Record<OperationTypeNode, string>>
  types: Map<string, SupergraphType>
  /** Names of fields in keys and @requires, which a router adds to requests. */
  keyFields: Set<string>
  /** The fields of which @override moves some requests only, and whether plans are those of a request that it moves. */
  labeled: { field: string; label: string; isActive: boolean }[]
}

export type SupergraphType = {
  name: string
  kind: 'object' | 'interface' | 'union' | 'leaf'
  /** The subgraphs that define the type. */
  graphs: Map<string, TypeInGraph>
  fields: Map<string, SupergraphField>
  /** For an abstract type: its object types, each with the subgraphs in which it belongs to this type. */
  possible: Map<string, Set<string>>
  /** For an object type: its interfaces. */
  interfaces: Set<string>
}

type TypeInGraph = {
  /** Keys by which the subgraph resolves the type. */
  keys: Key[]
  /** The subgraph defines an interface as an object (@interfaceObject), so it knows no type that implements it. */
  interfaceObject: boolean
}

export type Key = { text: string; selection: SelectionSetNode }

type SupergraphField = {
  name: string
  /** The name of the type that it gives, without lists and non-null. */
  type: string
  /** The subgraphs that resolve it. */
  graphs: Map<string, FieldInGraph>
  /** A subgraph marks it @external or takes it over with @override, so object types may differ. */
  varies: boolean
}

type FieldInGraph = {
  requires?: Key
  provides?: SelectionSetNode
  external: boolean
  /** An argument comes from @fromContext. */
  contextual?: true
}

/** Reads the SDL of a supergraph, whose join directives say which subgraph resolves what. */
export function readSupergraph(sdl: string): Supergraph {
  const roots: Supergraph['roots'] = {}
  const types = new Map<string, SupergraphType>()
  const keyFields = new Set<string>()
  const labeled: Supergraph['labeled'] = []
  const graphNames = new Map<string, string>()
  const { definitions } = parse(sdl, { noLocation: true })

  for (const definition of definitions)
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'join__Graph')
      for (const { name, directives } of definition.values ?? [])
        graphNames.set(name.value, joins(directives, 'join__graph')[0]?.name as string)
  for (const definition of definitions) {
    if (definition.kind === Kind.SCHEMA_DEFINITION)
      for (const { operation, type } of definition.operationTypes) roots[operation] = type.name.value
    else if (definition.kind in kinds) readType(definition as TypeDefinition)
  }
  for (const definition of definitions)
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) readInterfaces(definition)
  return { roots, types, keyFields, labeled }

  function graphOf(join: Join): string | undefined {
    return graphNames.get(join.graph as string)
  }

  function readType(definition: TypeDefinition): void {
    const type: SupergraphType = {
      name: definition.name.value,
      kind: kinds[definition.kind],
      graphs: new Map(),
      fields: new Map(),
      possible: new Map(),
      interfaces: new Set(),
    }
    for (const join of joins(definition.directives, 'join__type')) {
      const graph = graphOf(join)
      if (!graph) continue
      const known = type.graphs.get(graph) ?? { keys: [], interfaceObject: join.isInterfaceObject === true }
      if (typeof join.key === 'string' && join.resolvable !== false) known.keys.push(keyOf(join.key))
      type.graphs.set(graph, known)
    }
    if ('fields' in definition)
      for (const field of definition.fields ?? []) type.fields.set(field.name.value, readField(field, type))
    if (definition.kind === Kind.UNION_TYPE_DEFINITION) readMembers(definition, type)
    types.set(type.name, type)
  }

  function readMembers({ directives, types: members }: UnionTypeDefinitionNode, type: SupergraphType): void {
    for (const join of joins(directives, 'join__unionMember'))
      addTo(type.possible, join.member as string, graphOf(join))
    // A union of a single subgraph needs no join directive for its members.
    for (const { name } of members ?? [])
      if (!type.possible.has(name.value)) type.possible.set(name.value, new Set(type.graphs.keys()))
  }

  function readInterfaces({ name, directives }: ObjectTypeDefinitionNode): void {
    for (const join of joins(directives, 'join__implements')) {
      const implemented = types.get(join.interface as string)
      if (implemented) addTo(implemented.possible, name.value, graphOf(join))
      types.get(name.value)?.interfaces.add(join.interface as string)
    }
  }

  function keyOf(text: string): Key {
    const key = readKey(text)
    visit(key.selection, { Field: ({ name }) => void keyFields.add(name.value) })
    return key
  }

  function readField(field: FieldDefinitionNode, type: SupergraphType): SupergraphField {
    const all = joins(field.directives, 'join__field')
    const graphs = new Map<string, FieldInGraph>()
    if (all.length === 0) for (const graph of type.graphs.keys()) graphs.set(graph, { external: false })
    for (const join of all) {
      const graph = graphOf(join)
      if (typeof join.override === 'string' && typeof join.overrideLabel === 'string') {
        const label = join.overrideLabel
        labeled.push({ field: `${type.name}.${field.name.value}`, label, isActive: isActive(join) })
      }
      if (!graph || join.usedOverridden === true) continue
      if (all.some((other) => other.override === graph && isActive(other))) continue
      if (typeof join.override === 'string' && !isActive(join)) continue
      graphs.set(graph, {
        external: join.external === true,
        ...(typeof join.requires === 'string' && { requires: keyOf(join.requires) }),
        ...(typeof join.provides === 'string' && { provides: readKey(join.provides).selection }),
        ...(join.contextArguments !== undefined && { contextual: true }),
      })
    }
    return {
      name: field.name.value,
      type: nameOf(field.type),
      graphs,
      varies: all.some(
        (join) => join.external === true || join.usedOverridden === true || join.override !== undefined,
      ),
    }
  }
}

const kinds = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'object',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.UNION_TYPE_DEFINITION]: 'union',
  [Kind.SCALAR_TYPE_DEFINITION]: 'leaf',
  [Kind.ENUM_TYPE_DEFINITION]: 'leaf',
} as const

type TypeDefinition = Extract<DefinitionNode, { kind: keyof typeof kinds }>

export type Join = Record<string, string | boolean | readonly unknown[] | undefined>

/** Returns the arguments of the directives of one name, such as those that composition writes. */
export function joins(directives: readonly DirectiveNode[] | undefined, name: string): Join[] {
  return (directives ?? [])
    .filter((directive) => directive.name.value === name)
    .map(({ arguments: given }) =>
      Object.fromEntries(
        (given ?? []).map(({ name: { value: key }, value }) => [
          key,
          'value' in value ? value.value : value.kind === Kind.LIST ? value.values : undefined,
        ]),
      ),
    )
}

/** Whether the plan follows an override: always without a label, and with the label of a share above 0 percent. */
function isActive({ overrideLabel }: Join): boolean {
  if (typeof overrideLabel !== 'string') return true
  const percent = /^percent\(([\d.]+)\)$/.exec(overrideLabel)?.[1]
  return percent !== undefined && Number(percent) > 0
}

function readKey(text: string): Key {
  const [definition] = parse(`{ ${text} }`, { noLocation: true }).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No field set: ${text}`)
  return { text, selection: definition.selectionSet }
}

function addTo(map: Map<string, Set<string>>, key: string, value: string | undefined): void {
  const values = map.get(key) ?? new Set()
  if (value) values.add(value)
  map.set(key, values)
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type)
}
