import Markdoc, { type RenderableTreeNodes } from '@markdoc/markdoc'

/** A heading in the table of contents: the heading's attributes and its title. */
export type TocHeading = { id: string; level: number; title: string }
/**
 * A displayed entry: level-3 headings are nested below the level-2 heading before them
 * (docs/contracts/layout-choice.md#table-of-contents).
 */
export type TocEntry = { id: string; title: string; children: TocEntry[] }

/**
 * Headings of a rendered tree in document order. A heading is listed when its first child is text,
 * which is then its title (docs/contracts/layout-choice.md#table-of-contents).
 */
export function tocHeadings(tree: RenderableTreeNodes): TocHeading[] {
  if (Array.isArray(tree)) return tree.flatMap(tocHeadings)
  if (!Markdoc.Tag.isTag(tree)) return []
  const below = tree.children.flatMap(tocHeadings)
  if (tree.name !== 'Heading') return below
  const [title] = tree.children
  if (typeof title !== 'string') return below
  const { id, level } = tree.attributes as { id: string; level: number }
  return [{ id, level, title: title.trim() }, ...below]
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
