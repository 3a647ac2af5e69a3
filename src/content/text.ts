import Markdoc, { type RenderableTreeNode, type RenderableTreeNodes, type Tag } from '@markdoc/markdoc'
import type { BlockItem, Slot } from './types'

/** Tags whose text does not count as prose. */
const notProse = new Set(['CodeBlock', 'Youtube', 'Video', 'Cta'])
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

/** The tags of these names in a tree, but not those within another one. */
export function tagsNamed(nodes: RenderableTreeNode[], ...names: string[]): Tag[] {
  return nodes.flatMap((node) => {
    if (!Markdoc.Tag.isTag(node)) return []
    return names.includes(node.name) ? [node] : tagsNamed(innerNodes(node), ...names)
  })
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

/** A heading in the table of contents: the heading's attributes and its title. */
export type TocHeading = { id: string; level: number; title: string }
/** A displayed heading with those below it (docs/contracts/layout-choice.md#table-of-contents). */
export type TocEntry = { id: string; title: string; children: TocEntry[] }

/** Headings of a rendered tree in order, with their whole text (docs/contracts/layout-choice.md#table-of-contents). */
export function tocHeadings(tree: RenderableTreeNodes): TocHeading[] {
  if (Array.isArray(tree)) return tree.flatMap(tocHeadings)
  if (!Markdoc.Tag.isTag(tree)) return []
  const { id, level = 2, heading } = tree.attributes as { id?: string; level?: number; heading?: Slot }
  const title = tree.name === 'Heading' ? tree.children : heading
  const own = id && title ? [{ id, level, title: plainText(title) }] : itemHeadings(tree)
  return [...own, ...innerNodes(tree).flatMap(tocHeadings)]
}

/** Items of a block that the text gives an id. */
function itemHeadings({ attributes: { items } }: Tag): TocHeading[] {
  if (!Array.isArray(items)) return []
  return (items as BlockItem<Slot>[]).flatMap(({ id, title }) =>
    id ? [{ id, level: 3, title: plainText(title ?? null) }] : [],
  )
}

/** Headings of level 2 and 3 nested for display; a level 3 without a level 2 before it is promoted. */
export function nestToc(headings: TocHeading[]): TocEntry[] {
  const entries: TocEntry[] = []
  for (const { id, level, title } of headings) {
    if (level > 3) continue
    const parent = entries.at(-1)
    const entry = { id, title, children: [] }
    if (level === 3 && parent) parent.children.push(entry)
    else entries.push(entry)
  }
  return entries
}
