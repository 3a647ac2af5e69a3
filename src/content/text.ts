import Markdoc, { type RenderableTreeNode, type RenderableTreeNodes, type Tag } from '@markdoc/markdoc'
import type { BlockItem, Slot } from './types'

/** Tags whose text does not count as prose. */
const notProse = new Set(['CodeBlock', 'Video', 'Cta'])
const wordsPerMinute = 220

/** Prose of a rendered tree as plain text, without code blocks. */
export function plainText(tree: RenderableTreeNodes): string {
  return pieces(tree).join('').replaceAll(/\s+/g, ' ').trim()
}

/** Whole minutes to read a text, at least 1; a word of code counts half. */
export function readingMinutes(prose: string, code = ''): number {
  return Math.max(1, Math.round((countWords(prose) + countWords(code) / 2) / wordsPerMinute))
}

/** Number of words in a text. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Source of every code block of a tree, joined. */
export function codeText(tree: RenderableTreeNodes): string {
  if (Array.isArray(tree)) return tree.map(codeText).join(' ')
  if (!Markdoc.Tag.isTag(tree)) return ''
  if (tree.name === 'CodeBlock') return String(tree.attributes.code)
  return innerNodes(tree).map(codeText).join(' ')
}

const blocks = new Set(['p', 'Heading', 'li', 'td', 'th', 'blockquote', 'Callout', 'Figure', 'Slot'])

function pieces(node: RenderableTreeNodes): string[] {
  if (Array.isArray(node)) return node.flatMap(pieces)
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (!Markdoc.Tag.isTag(node) || notProse.has(node.name)) return []
  const text = innerNodes(node).flatMap(pieces)
  return blocks.has(node.name) ? [...text, ' '] : text
}

/** What a block keeps in its attributes: a heading with what belongs to it, items, or parts (markdoc/block-tags.ts). */
type Slots = { heading?: Slot; intro?: Slot; more?: Slot; items?: BlockItem<Slot>[]; parts?: Slot[] }

/** Everything within a tag in the order of the page: the slots of a block, then its children. */
export function innerNodes({ attributes, children }: Tag): RenderableTreeNode[] {
  const { heading, intro, more, items, parts = [] } = attributes as Slots
  const inItems = Array.isArray(items) ? items.flatMap(({ title, body }) => [title, body]) : []
  const slots = [heading, intro, more, ...inItems, ...parts].filter((slot) => slot !== undefined)
  return [...slots, ...children]
}
