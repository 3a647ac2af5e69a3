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

/**
 * Writes the subgraphs that a supergraph was composed of, as its join directives tell. What composition drops, such as
 * comments, stays lost. Throws a GraphQLError for text that does not parse.
 */
export function splitSupergraph(sdl: string): Subgraph[] {
  const types = parse(sdl, { noLocation: true }).definitions.filter(isTypeDefinitionNode)
  const graphs = types.find(({ name }) => name.value === 'join__Graph')
  if (graphs?.kind !== Kind.ENUM_TYPE_DEFINITION) return []
  return (graphs.values ?? []).map((graph) => {
    const [named] = joinsOf(graph, 'join__graph')
    const parts = types.flatMap((type) => partOf(type, graph.name.value) ?? [])
    const used = new Set<string>()
    for (const part of parts) visit(part, { Directive: ({ name }) => void used.add(name.value) })
    for (const name of ['deprecated', 'specifiedBy']) used.delete(name)
    const list = [...used].map((name) => `"@${name}"`).join(', ')
    const link = `extend schema\n  @link(url: "https://specs.apollo.dev/federation/v2.9", import: [${list}])`
    return {
      name: textOf(named, 'name') ?? graph.name.value.toLowerCase(),
      sdl: `${[link, ...parts.map(print)].join('\n\n')}\n`,
    }
  })
}

/** A type as one subgraph defines it, or nothing. */
function partOf(type: TypeDefinitionNode, graph: string): TypeDefinitionNode | undefined {
  const isHere = (join: ConstDirectiveNode) => textOf(join, 'graph') === graph
  const all = joinsOf(type, 'join__type')
  const here = all.filter(isHere)
  if (here.length === 0 || type.name.value.startsWith('join__')) return undefined
  const keys = here.flatMap((join) => {
    const fields = textOf(join, 'key')
    const only = textOf(join, 'resolvable') === 'false' ? ', resolvable: false' : ''
    return fields === undefined ? [] : directivesOf(`@key(fields: ${JSON.stringify(fields)}${only})`)
  })
  const isObject = here.some((join) => textOf(join, 'isInterfaceObject') === 'true')
  const implemented = joinsOf(type, 'join__implements')
    .filter(isHere)
    .map((join) => textOf(join, 'interface'))
  const members = joinsOf(type, 'join__unionMember')
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
          members.some((join) => isHere(join) && textOf(join, 'member') === name.value),
        ),
      }),
  } as TypeDefinitionNode
  const sharers = new Set(all.map((join) => textOf(join, 'graph'))).size
  return visit(own, {
    FieldDefinition: (field) => memberOf(field),
    InputValueDefinition: (field) => memberOf(field),
    EnumValueDefinition: (value) => {
      const joins = joinsOf(value, 'join__enumValue')
      return joins.length > 0 && !joins.some(isHere) ? null : undefined
    },
    Directive: { leave: ({ name }) => (name.value.startsWith('join__') ? null : undefined) },
  })

  function memberOf<Member extends FieldDefinitionNode | InputValueDefinitionNode>(field: Member) {
    // One without a graph stands for what an interface object gives.
    const joins = joinsOf(field, 'join__field')
    const join = joins.find(isHere)
    if (joins.length > 0 && (!join || textOf(join, 'usedOverridden') === 'true')) return null
    if (field.kind !== Kind.FIELD_DEFINITION) return undefined
    const isExternal = textOf(join, 'external') === 'true'
    const resolving =
      joins.length > 0 ? joins.filter((other) => textOf(other, 'external') !== 'true').length : sharers
    const isShared = type.kind === Kind.OBJECT_TYPE_DEFINITION && resolving > 1 && !isExternal
    const texts = [isExternal && '@external', isShared && '@shareable']
    for (const name of ['requires', 'provides']) {
      const fields = textOf(join, name)
      texts.push(fields !== undefined && `@${name}(fields: ${JSON.stringify(fields)})`)
    }
    const from = textOf(join, 'override')
    texts.push(from !== undefined && `@override(from: ${JSON.stringify(from)})`)
    const added = directivesOf(texts.filter(Boolean).join(' '))
    return { ...field, directives: [...added, ...(field.directives ?? [])] }
  }
}

function directivesOf(text: string): readonly ConstDirectiveNode[] {
  const [definition] = parse(`scalar A ${text}`, { noLocation: true }).definitions
  return (definition && 'directives' in definition && (definition.directives as ConstDirectiveNode[])) || []
}

function joinsOf(
  node: { readonly directives?: readonly ConstDirectiveNode[] },
  name: string,
): ConstDirectiveNode[] {
  return (node.directives ?? []).filter((directive) => directive.name.value === name)
}

/** An argument of a directive as text: a name, a string, true or false. */
function textOf(directive: ConstDirectiveNode | undefined, name: string): string | undefined {
  const value = directive?.arguments?.find((argument) => argument.name.value === name)?.value
  return value && 'value' in value ? String(value.value) : undefined
}
