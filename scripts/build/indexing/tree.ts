import type { Element, Nodes, Parents } from 'hast'

/** Helpers for HTML trees (hast). */

/** Whether a node is an element with one of these names. */
export function isTag(node: Nodes | undefined, ...names: string[]): boolean {
  return node?.type === 'element' && names.includes(node.tagName)
}

/** The child elements of a node, of these names or any. */
export function childElements(node: Parents, ...names: string[]): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' && (names.length === 0 || names.includes(child.tagName)) ? [child] : [],
  )
}

/** A property as text: lists joined with spaces, true as an empty string, false or absent as undefined. */
export function attribute(node: Element, name: string): string | undefined {
  const value = node.properties[name]
  if (value === undefined || value === null || value === false) return undefined
  if (value === true) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}

export function hasClass(node: Element, name: string): boolean {
  return Array.isArray(node.properties.className) && node.properties.className.includes(name)
}

/** The first element below `node` that passes, in document order. */
export function find(node: Parents, passes: (element: Element) => boolean): Element | undefined {
  for (const child of childElements(node)) {
    const found = passes(child) ? child : find(child, passes)
    if (found) return found
  }
  return undefined
}

/** The text of a node exactly as in the source. */
export function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(rawText).join('') : ''
}

const blocks =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/

/** The text of a node in one line, with spaces between neighboring blocks. */
export function plainText(node: Nodes): string {
  return spaced(node).replaceAll(/\s+/g, ' ').trim()
}

function spaced(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(spaced).join('')
  return node.type === 'element' && blocks.test(node.tagName) ? ` ${text} ` : text
}
