import { Kind, type ASTNode, type FieldDefinitionNode, type InputValueDefinitionNode } from 'graphql'
import { suggestionList } from 'graphql/jsutils/suggestionList.js'
import { distinctBy } from '@/lib/group-by'
import type { Edit, Fix } from '@/playground/engine/messages'
import { membersOf, spotsAt, type MemberNode, type SchemaSource, type Spot, type TypeNode } from '../source'

type Directable = Extract<ASTNode, { directives?: readonly unknown[] }> & { name?: ASTNode }

/** A fix without edits is not proposed. */
export const noFix: Fix = { title: '', edits: [] }

/** Makes a fix. */
export function fix(title: string, edits: Edit[]): Fix {
  return { title, edits }
}

/** Returns those fixes that change something, each title once. */
export function distinctFixes(fixes: Fix[]): Fix[] {
  const changing = fixes.filter(({ edits }) => edits.length > 0)
  return distinctBy(changing, ({ title }) => title)
}

/** Returns what a change makes of everything that a coordinate names, in all these subgraphs. */
export function editsAt(
  sources: SchemaSource[],
  coordinate: string,
  change: (source: SchemaSource, spot: Spot) => Edit | undefined,
): Edit[] {
  return sources.flatMap((source) =>
    spotsAt(source, coordinate).flatMap((spot) => change(source, spot) ?? []),
  )
}

/** Lists names as a sentence does: a, b, and c. */
export function listNames(sources: SchemaSource[]): string {
  return new Intl.ListFormat('en-US').format(sources.map(({ name }) => name))
}

/** Replaces a node's text. */
export function replaceNode(source: SchemaSource, node: ASTNode, insert: string): Edit {
  return edit(source, startOf(node), endOf(node), insert)
}

/** Applies a directive after those that are there already. */
export function addDirective(source: SchemaSource, node: Directable, directive: string): Edit {
  const isType = /Type(?:Definition|Extension)$/.test(node.kind)
  const interfaces = 'interfaces' in node ? node.interfaces : undefined
  const last = node.directives?.at(-1) ?? interfaces?.at(-1) ?? (isType ? node.name : node) ?? node
  return edit(source, endOf(last), endOf(last), ` ${directive}`)
}

/** Removes a node with what separates it from its neighbors: its line, or a comma, sign, or space, or brackets that hold nothing else. */
export function removeNode(source: SchemaSource, node: ASTNode): Edit {
  const start = startOf(node)
  const end = endOf(node)
  // A whole schema is slow to search, and no indentation reaches further.
  const before = source.sdl.slice(Math.max(0, start - 400), start)
  const after = source.sdl.slice(end)
  const remove = (left: RegExp, right: RegExp) => {
    const [one, other] = [left.exec(before), right.exec(after)]
    return one && other ? edit(source, start - one[0].length, end + other[0].length, '') : undefined
  }
  const isNamed = node.kind === Kind.NAMED_TYPE
  return (
    (isNamed ? remove(/$/, /^\s*[&|]\s*/) : undefined) ??
    (isNamed ? remove(/\s*(?:\bimplements\b|=|&|\|)[\s&|]*$/, /^/) : undefined) ??
    remove(/(?<=^|\n)[ \t]*$/, /^[ \t,]*(?:\r?\n|$)/) ??
    remove(/\(\s*$/, /^[\s,]*\)/) ??
    remove(/$/, /^[ \t,]+(?![ \t,\r\n)\]}])/) ??
    remove(/[ \t,]*$/, /^/) ??
    edit(source, start, end, '')
  )
}

/** Adds fields, input fields, or enum values, one a line, as the last of a type. */
export function addMember(source: SchemaSource, type: TypeNode, member: string): Edit {
  const last = membersOf(type).at(-1)
  if (!last) return edit(source, endOf(type), endOf(type), ` {\n  ${member.replaceAll('\n', '\n  ')}\n}`)
  return addAfter(source, last, member, ' ')
}

/** Adds an argument as the last of a field. */
export function addArgument(source: SchemaSource, field: MemberNode, argument: string): Edit {
  const last = 'arguments' in field ? field.arguments?.at(-1) : undefined
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
  const before = source.sdl.slice(Math.max(0, startOf(node) - 400), startOf(node))
  const indent = /\n([ \t]*)$/.exec(before)?.[1]
  if (indent === undefined) {
    return edit(source, endOf(node), endOf(node), separator + text.replaceAll('\n', separator))
  }
  const comma = separator.startsWith(',') && /,\s*$/.test(before) ? ',' : ''
  const rest = /^[ \t,]*(?:#.*)?/.exec(source.sdl.slice(endOf(node)))?.[0] ?? ''
  // A comment at the end of the line belongs to the node before.
  const at = rest.includes('#') ? endOf(node) + rest.length : endOf(node)
  return edit(source, at, at, `${comma}\n${indent}${text.replaceAll('\n', `\n${indent}`)}`)
}

export function edit(source: SchemaSource, from: number, to: number, insert: string): Edit {
  return { subgraph: source.name, range: { from, to }, insert }
}

/** Returns a node's text as it stands. */
export function textOf(source: SchemaSource, node: ASTNode): string {
  return source.sdl.slice(startOf(node), endOf(node))
}

export function startOf(node: ASTNode): number {
  return node.loc?.start ?? 0
}

export function endOf(node: ASTNode): number {
  return node.loc?.end ?? 0
}

/** Tells whether a node is a field, input field, or argument. */
export function isTyped(node: ASTNode): node is FieldDefinitionNode | InputValueDefinitionNode {
  return node.kind === Kind.FIELD_DEFINITION || node.kind === Kind.INPUT_VALUE_DEFINITION
}

/** Returns the word that was probably meant, or undefined when none is close. */
export function closest(word: string, candidates: string[]): string | undefined {
  return suggestionList(word, candidates)[0]
}
