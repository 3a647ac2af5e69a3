import Markdoc, { type RenderableTreeNodes, type Tag } from '@markdoc/markdoc'
import type { BlockItem, Slot } from './types'

import { innerNodes, plainText } from './text'

/** A heading in the table of contents: the heading's attributes and its title. */
export type TocHeading = { id: string; level: number; title: string }
/**
 * A displayed entry: level-3 headings are nested below the level-2 heading before them
 * (docs/contracts/layout-choice.md#table-of-contents).
 */
export type TocEntry = { id: string; title: string; children: TocEntry[] }

/**
 * Headings of a rendered tree in document order, each with its whole text as title
 * (docs/contracts/layout-choice.md#table-of-contents).
 */
export function tocHeadings(tree: RenderableTreeNodes): TocHeading[] {
  if (Array.isArray(tree)) return tree.flatMap(tocHeadings)
  if (!Markdoc.Tag.isTag(tree)) return []
  const below = innerNodes(tree).flatMap(tocHeadings)
  if (tree.attributes.heading && tree.attributes.id)
    return [
      {
        id: String(tree.attributes.id),
        level: 2,
        title: plainText(tree.attributes.heading as RenderableTreeNodes),
      },
      ...below,
    ]
  if (tree.name !== 'Heading') return [...itemHeadings(tree), ...below]
  const { id, level } = tree.attributes as { id: string; level: number }
  return [{ id, level, title: plainText(tree.children) }, ...below]
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
