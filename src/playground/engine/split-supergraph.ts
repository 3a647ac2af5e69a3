import {
  isTypeDefinitionNode,
  Kind,
  parse,
  print,
  visit,
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeDefinitionNode,
} from 'graphql'
import type { Subgraph } from './messages'
import { joins, type Join } from './planner/supergraph'

/**
 * Returns the subgraphs that a supergraph was composed of, by its join directives. What composition drops, such as
 * comments, stays lost. Empty for a schema without them; throws a GraphQLError for text that does not parse.
 */
export function splitSupergraph(sdl: string): Subgraph[] {
  const types = parse(sdl, { noLocation: true }).definitions.filter(isTypeDefinitionNode)
  const graphs = types.find(({ name }) => name.value === 'join__Graph')
  if (graphs?.kind !== Kind.ENUM_TYPE_DEFINITION) return []
  return (graphs.values ?? []).map((graph) => {
    const [named] = joins(graph.directives, 'join__graph')
    const parts = types.flatMap((type) => partOf(type, graph.name.value) ?? [])
    const used = new Set<string>()
    for (const part of parts) visit(part, { Directive: ({ name }) => void used.add(name.value) })
    for (const name of ['deprecated', 'specifiedBy']) used.delete(name)
    const list = [...used].map((name) => `"@${name}"`).join(', ')
    const link = `extend schema\n  @link(url: "https://specs.apollo.dev/federation/v2.9", import: [${list}])`
    return {
      name: String(named?.name ?? graph.name.value.toLowerCase()),
      sdl: `${[link, ...parts.map(print)].join('\n\n')}\n`,
    }
  })
}

/** A type as one subgraph defines it, or nothing. */
function partOf(type: TypeDefinitionNode, graph: string): TypeDefinitionNode | undefined {
  const isHere = (join: Join) => join.graph === graph
  const all = joins(type.directives, 'join__type')
  const here = all.filter(isHere)
  if (here.length === 0 || type.name.value.startsWith('join__')) return undefined
  const keys = here.flatMap((join) => {
    const only = join.resolvable === false ? ', resolvable: false' : ''
    return join.key === undefined ? [] : directivesOf(`@key(fields: ${JSON.stringify(join.key)}${only})`)
  })
  const isObject = here.some((join) => join.isInterfaceObject === true)
  const implemented = joins(type.directives, 'join__implements')
    .filter(isHere)
    .map((join) => join.interface)
  const members = joins(type.directives, 'join__unionMember')
  const own = {
    ...type,
    ...(isObject && { kind: Kind.OBJECT_TYPE_DEFINITION }),
    directives: [...keys, ...(isObject ? directivesOf('@interfaceObject') : []), ...(type.directives ?? [])],
    ...('interfaces' in type && {
      interfaces: type.interfaces?.filter(({ name }) => implemented.includes(name.value)),
    }),
    ...('types' in type &&
      members.length > 0 && {
        types: type.types?.filter(({ name }) =>
          members.some((join) => isHere(join) && join.member === name.value),
        ),
      }),
  } as TypeDefinitionNode
  const sharers = new Set(all.map((join) => join.graph)).size
  return visit(own, {
    FieldDefinition: (field) => memberOf(field),
    InputValueDefinition: (field) => memberOf(field),
    EnumValueDefinition: (value) => {
      const found = joins(value.directives, 'join__enumValue')
      return found.length > 0 && !found.some(isHere) ? null : undefined
    },
    Directive: { leave: ({ name }) => (name.value.startsWith('join__') ? null : undefined) },
  })

  function memberOf<Member extends FieldDefinitionNode | InputValueDefinitionNode>(field: Member) {
    // One without a graph stands for what an interface object gives.
    const found = joins(field.directives, 'join__field')
    const join = found.find(isHere)
    if (found.length > 0 && (!join || join.usedOverridden === true)) return null
    if (field.kind !== Kind.FIELD_DEFINITION) return undefined
    const isExternal = join?.external === true
    const resolving = found.length > 0 ? found.filter((other) => other.external !== true).length : sharers
    const isShared = type.kind === Kind.OBJECT_TYPE_DEFINITION && resolving > 1 && !isExternal
    const texts = [isExternal && '@external', isShared && '@shareable']
    for (const name of ['requires', 'provides']) {
      const fields = join?.[name]
      texts.push(fields !== undefined && `@${name}(fields: ${JSON.stringify(fields)})`)
    }
    if (join?.override !== undefined) texts.push(`@override(from: ${JSON.stringify(join.override)})`)
    const added = directivesOf(texts.filter(Boolean).join(' '))
    return { ...field, directives: [...added, ...(field.directives ?? [])] }
  }
}

function directivesOf(text: string): readonly ConstDirectiveNode[] {
  const [definition] = parse(`scalar A ${text}`, { noLocation: true }).definitions
  return (definition && 'directives' in definition && (definition.directives as ConstDirectiveNode[])) || []
}
