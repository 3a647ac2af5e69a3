import {
  getNamedType,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'

/** What an operation uses of a schema. Names are schema coordinates, such as `Product.price` and `Query.top(first:)`. */
export type Usage = ReturnType<typeof usageOf>

/** Lists what an operation uses. Expects a document that is valid for the schema. */
export function usageOf(schema: GraphQLSchema, document: DocumentNode) {
  const usage = {
    /** Types the operation reads, and fragments' type conditions. */
    reads: new Set<string>(),
    /** Fields the operation selects. */
    selects: new Set<string>(),
    /** Input types, input fields, arguments, and enum values that the operation writes. */
    writes: new Set<string>(),
    /** Input types whose values come in variables, so that any of their fields or values may be sent. */
    variableTypes: new Set<string>(),
    directives: new Set<string>(),
  }
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name }) {
        const [parent, type] = [info.getParentType(), info.getType()]
        if (!parent || !type) return
        usage.reads.add(parent.name).add(getNamedType(type).name)
        usage.selects.add(`${parent.name}.${name.value}`)
      },
      InlineFragment: () => readType(),
      FragmentDefinition: () => readType(),
      Argument({ name }) {
        const [parent, field] = [info.getParentType(), info.getFieldDef()]
        if (parent && field && !info.getDirective())
          usage.writes.add(`${parent.name}.${field.name}(${name.value}:)`)
        write(info.getInputType())
      },
      ObjectField({ name }) {
        const parent = getNamedType(info.getParentInputType())
        if (parent) usage.writes.add(`${parent.name}.${name.value}`)
        write(info.getInputType())
      },
      EnumValue({ value }) {
        const type = getNamedType(info.getInputType())
        if (type) usage.writes.add(`${type.name}.${value}`)
      },
      VariableDefinition: () => sendAny(info.getInputType()),
      Directive({ name }) {
        usage.directives.add(`@${name.value}`)
      },
    }),
  )
  return usage

  function readType(): void {
    const type = info.getType()
    if (type) usage.reads.add(getNamedType(type).name)
  }

  function write(input: GraphQLInputType | null | undefined): void {
    const type = getNamedType(input)
    if (type) usage.writes.add(type.name)
  }

  function sendAny(input: GraphQLInputType | null | undefined): void {
    const type = getNamedType(input)
    if (!type || usage.variableTypes.has(type.name)) return
    usage.variableTypes.add(type.name)
    usage.writes.add(type.name)
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) sendAny(field.type)
  }
}

/** Coordinates of the innermost fields of an operation that contain the given nodes. */
export function fieldsAt(
  schema: GraphQLSchema,
  document: DocumentNode,
  nodes: readonly ASTNode[],
): Set<string> {
  const wanted = new Set(nodes)
  const found = new Set<string>()
  const open: string[] = []
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      enter(node) {
        if (node.kind === Kind.FIELD) open.push(`${info.getParentType()?.name}.${node.name.value}`)
        const field = open.at(-1)
        if (field && wanted.has(node)) found.add(field)
      },
      leave(node) {
        if (node.kind === Kind.FIELD) open.pop()
      },
    }),
  )
  return found
}
