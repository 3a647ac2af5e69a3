import Markdoc, { type RenderableTreeNodes } from '@markdoc/markdoc'

/** Tags whose text does not count as prose. */
const notProse = new Set(['CodeBlock', 'Youtube', 'Video', 'Cta', 'QuickLinks'])
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
  return tree.children.map(codeText).join(' ')
}

const blocks = new Set(['p', 'Heading', 'li', 'td', 'th', 'blockquote', 'Callout', 'Figure', 'Quote'])

function pieces(node: RenderableTreeNodes): string[] {
  if (Array.isArray(node)) return node.flatMap(pieces)
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (!Markdoc.Tag.isTag(node) || notProse.has(node.name)) return []
  const text = node.children.flatMap(pieces)
  return blocks.has(node.name) ? [...text, ' '] : text
}
