import { Kind, type ASTNode, type FieldDefinitionNode, type InputValueDefinitionNode } from 'graphql'
import type { Edit } from '@/playground/engine/messages'
import { argumentsOf, membersOf, type MemberNode, type SchemaSource, type TypeNode } from '../source'

type Directable = Extract<ASTNode, { directives?: readonly unknown[] }> & { name?: ASTNode }

/** Replaces a node's text. */
export function replaceNode(source: SchemaSource, node: ASTNode, insert: string): Edit {
  return edit(source, startOf(node), endOf(node), insert)
}

/** Applies a directive after those that are there already. */
export function addDirective(source: SchemaSource, node: Directable, directive: string): Edit {
  const isType = node.kind.endsWith('TypeDefinition') || node.kind.endsWith('TypeExtension')
  const interfaces = 'interfaces' in node ? node.interfaces : undefined
  const last = node.directives?.at(-1) ?? interfaces?.at(-1) ?? (isType ? node.name : node) ?? node
  return edit(source, endOf(last), endOf(last), ` ${directive}`)
}

/** Removes a directive, and the line it stood on alone. */
export function removeDirective(source: SchemaSource, node: ASTNode): Edit {
  const before = /(?:\r?\n)?[ \t]*$/.exec(textBefore(source, node))?.[0] ?? ''
  const lineBefore =
    textBefore(source, node)
      .slice(0, -before.length || undefined)
      .split('\n')
      .at(-1) ?? ''
  // What follows the directive must not end up in a comment.
  const kept = before.includes('\n') && lineBefore.includes('#') ? before.length : 0
  return edit(source, startOf(node) - before.length + kept, endOf(node), '')
}

/** Removes a definition, field, or value with its line. */
export function removeLine(source: SchemaSource, node: ASTNode): Edit {
  const { sdl } = source
  const indent = /(?:^|\n)([ \t]*)$/.exec(textBefore(source, node))?.[1]
  const rest = /^[ \t,]*(?:\r?\n|$)/.exec(sdl.slice(endOf(node)))?.[0]
  if (indent === undefined || rest === undefined) return removeItem(source, node)
  const blank = /^Definition|Extension$/.test(node.kind) ? /^(?:[ \t]*\r?\n)?/ : /^/
  const after = blank.exec(sdl.slice(endOf(node) + rest.length))?.[0] ?? ''
  return edit(source, startOf(node) - indent.length, endOf(node) + rest.length + after.length, '')
}

/** Removes one item of a list, such as an import, with the comma or space that separated it. */
export function removeItem(source: SchemaSource, node: ASTNode): Edit {
  const after = /^[\s,]*/.exec(source.sdl.slice(endOf(node)))?.[0] ?? ''
  const next = source.sdl.charAt(endOf(node) + after.length)
  if (!/^[\])}]?$/.test(next)) return edit(source, startOf(node), endOf(node) + after.length, '')
  const before = /[\s,]*$/.exec(textBefore(source, node))?.[0] ?? ''
  return edit(source, startOf(node) - before.length, endOf(node), '')
}

/** Removes an item of a union or of the interfaces of a type, with its sign or, beside no other, with what introduces them. */
export function removeNamed(source: SchemaSource, node: ASTNode, siblings: number): Edit {
  const after = /^\s*[&|]\s*/.exec(source.sdl.slice(endOf(node)))?.[0] ?? ''
  if (after) return edit(source, startOf(node), endOf(node) + after.length, '')
  const sign = siblings > 1 ? /\s*[&|]\s*$/ : /\s*(?:\bimplements\b|=)[\s&|]*$/
  const before = sign.exec(textBefore(source, node))?.[0] ?? ''
  return edit(source, startOf(node) - before.length, endOf(node), '')
}

/** Removes an argument, and the parentheses with the only one. */
export function removeArgument(source: SchemaSource, node: ASTNode, siblings: number): Edit {
  if (siblings > 1) return removeLineOrItem(source, node)
  const before = /\(\s*$/.exec(textBefore(source, node))?.[0] ?? ''
  const after = /^[\s,]*\)/.exec(source.sdl.slice(endOf(node)))?.[0] ?? ''
  return edit(source, startOf(node) - before.length, endOf(node) + after.length, '')
}

function removeLineOrItem(source: SchemaSource, node: ASTNode): Edit {
  const indent = /\n[ \t]*$/.test(textBefore(source, node))
  return indent ? removeLine(source, node) : removeItem(source, node)
}

/** Adds fields, input fields, or enum values, one a line, as the last of a type. */
export function addMember(source: SchemaSource, type: TypeNode, member: string): Edit {
  const last = membersOf(type).at(-1)
  if (!last) return edit(source, endOf(type), endOf(type), ` {\n  ${member.replaceAll('\n', '\n  ')}\n}`)
  return addAfter(source, last, member, ' ')
}

/** Adds fields, one a line, as the first of a type, where keys usually stand. */
export function addFirstMember(source: SchemaSource, type: TypeNode, member: string): Edit {
  const [first] = membersOf(type)
  if (!first) return addMember(source, type, member)
  const indent = /\n([ \t]*)$/.exec(textBefore(source, first))?.[1]
  const separator = indent === undefined ? ' ' : `\n${indent}`
  const at = startOf(first)
  return edit(source, at, at, member.replaceAll('\n', separator) + separator)
}

/** Adds an argument as the last of a field. */
export function addArgument(source: SchemaSource, field: MemberNode, argument: string): Edit {
  const last = argumentsOf(field).at(-1)
  if (!last) return edit(source, endOf(field.name), endOf(field.name), `(${argument})`)
  return addAfter(source, last, argument, ', ')
}

/** Adds a definition at the end of a schema. */
export function addDefinition(source: SchemaSource, text: string): Edit {
  const end = source.sdl.trimEnd().length
  return edit(source, end, end, `\n\n${text}`)
}

/** Adds text after a node: on a line of its own when the node has one, else behind a separator. */
export function addAfter(source: SchemaSource, node: ASTNode, text: string, separator: string): Edit {
  const indent = /\n([ \t]*)$/.exec(textBefore(source, node))?.[1]
  if (indent === undefined) {
    return edit(source, endOf(node), endOf(node), separator + text.replaceAll('\n', separator))
  }
  const comma = separator.startsWith(',') && /,\s*$/.test(textBefore(source, node)) ? ',' : ''
  const rest = /^[ \t,]*(?:#.*)?/.exec(source.sdl.slice(endOf(node)))?.[0] ?? ''
  // A comment at the end of the line belongs to the node before.
  const at = rest.includes('#') ? endOf(node) + rest.length : endOf(node)
  return edit(source, at, at, `${comma}\n${indent}${text.replaceAll('\n', `\n${indent}`)}`)
}

export function edit(source: SchemaSource, from: number, to: number, insert: string): Edit {
  return { subgraph: source.name, range: { from, to }, insert }
}

/** Gives a node's text as it stands. */
export function textOf(source: SchemaSource, node: ASTNode): string {
  return source.sdl.slice(startOf(node), endOf(node))
}

/** Gives what stands before a node, as far back as its indentation can reach: a whole schema is slow to search. */
function textBefore({ sdl }: SchemaSource, node: ASTNode): string {
  return sdl.slice(Math.max(0, startOf(node) - 400), startOf(node))
}

export function startOf(node: ASTNode): number {
  return node.loc?.start ?? 0
}

export function endOf(node: ASTNode): number {
  return node.loc?.end ?? 0
}

/** Gives the text of the type of a field, input field, or argument. */
export function typeTextOf(source: SchemaSource, node: ASTNode): string | undefined {
  return isTyped(node) ? textOf(source, node.type) : undefined
}

/** Tells whether a node is a field, input field, or argument. */
export function isTyped(node: ASTNode): node is TypedNode {
  return node.kind === Kind.FIELD_DEFINITION || node.kind === Kind.INPUT_VALUE_DEFINITION
}

type TypedNode = FieldDefinitionNode | InputValueDefinitionNode
