import { parse, print, visit, type ASTNode, type DefinitionNode } from 'graphql'

/**
 * Where two schemas say different things: the name of the first definition that differs, `unreadable` when one is not
 * GraphQL, or undefined when they agree. Whitespace, comments, descriptions, and order do not count.
 */
export function schemaDifference(before: string, after: string): { at: string } | 'unreadable' | undefined {
  const [known, changed] = [readDefinitions(before), readDefinitions(after)]
  if (!known || !changed) return 'unreadable'
  for (const [text, name] of known) if (!changed.has(text)) return { at: name }
  for (const [text, name] of changed) if (!known.has(text)) return { at: name }
  return undefined
}

/** Definitions printed in one order, each with its name. */
function readDefinitions(sdl: string): Map<string, string> | undefined {
  try {
    const { definitions } = visit(parse(sdl, { noLocation: true }), { leave: inOneOrder })
    return new Map(definitions.map((definition) => [print(definition), nameOf(definition)]))
  } catch {
    return undefined
  }
}

/** A node without its description and with its lists sorted. */
function inOneOrder(node: ASTNode): ASTNode {
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'description')
      .map(([key, value]) => [key, Array.isArray(value) ? sorted(value as ASTNode[]) : (value as unknown)]),
  ) as unknown as ASTNode
}

function sorted(nodes: ASTNode[]): ASTNode[] {
  return nodes
    .map((node) => ({ node, text: print(node) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ node }) => node)
}

function nameOf(definition: DefinitionNode): string {
  return 'name' in definition && definition.name ? definition.name.value : 'schema'
}
