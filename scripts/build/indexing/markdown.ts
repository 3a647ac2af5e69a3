import type { Element } from 'hast'
import { toMdast, type Handle, type State } from 'hast-util-to-mdast'
import type { Blockquote, Code, Paragraph, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { attribute, childElements, find, hasClass, isTag, plainText, rawText } from './tree'

/** The content of a page, from `contentOf`, as GitHub-flavored Markdown. */
export function markdownOf(content: Element): string {
  const tree = toMdast(content, {
    handlers: { aside: framed, details, div: framed, dl, figure, p: paragraph, pre, wbr },
  })
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    resourceLink: true,
  })
}

/** A code block with its language and file name, followed by its caption. */
const figure: Handle = (state, node) => {
  const listing = hasClass(node, 'code-block') ? find(node, (element) => isTag(element, 'pre')) : undefined
  if (!listing) return state.all(node)
  const file = find(node, (element) => hasClass(element, 'code-file'))
  const caption = find(node, (element) => isTag(element, 'figcaption'))
  const code = codeOf(listing, file && plainText(file))
  return caption ? [code, ...blocksOf(state, caption)] : code
}

const pre: Handle = (_state, node) => codeOf(node)

/** Nothing, because a zero-width space would be copied with the name that it splits. */
const wbr: Handle = () => undefined

function codeOf(node: Element, file?: string): Code {
  return {
    type: 'code',
    lang: attribute(node, 'dataLanguage'),
    meta: file ? `title="${file.replaceAll('"', "'")}"` : undefined,
    value: rawText(node).replace(/\n+$/, ''),
  }
}

/** Collapsed content is written out below its summary. */
const details: Handle = (state, node) => {
  const [summary] = childElements(node, 'summary')
  const rest = { ...node, tagName: 'div', children: node.children.filter((child) => child !== summary) }
  const heading = summary ? plainText(summary) : ''
  return [...(heading ? [strong(heading)] : []), ...blocksOf(state, rest)]
}

const paragraph: Handle = (state, node) => {
  return hasClass(node, 'tab-heading') ? strong(plainText(node)) : state.toFlow(state.all(node))
}

/** A callout becomes a block quote that starts with its title. */
const framed: Handle = (state, node) => {
  if (node.properties.role !== 'note' && node.properties.dataNote === undefined)
    return state.toFlow(state.all(node))
  const [title] = childElements(node, 'p')
  const rest = { ...node, children: node.children.filter((child) => child !== title) }
  const blocks = state.toFlow(state.all(rest)) as Blockquote['children']
  return { type: 'blockquote', children: [...(title ? [strong(plainText(title))] : []), ...blocks] }
}

/** A description list, whose terms are in groups, becomes `- **Term**: text`. */
const dl: Handle = (state, node) => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: childElements(node, 'div').map((group) => {
    const term = childElements(group, 'dt').map(plainText).join(', ')
    const texts = childElements(group, 'dd').flatMap((text) => blocksOf(state, text))
    return { type: 'listItem', spread: false, children: termItem(term, texts) as never }
  }),
})

/** A term and its description, on one line when the description starts with a paragraph. */
function termItem(term: string, [first, ...others]: RootContent[]): RootContent[] {
  const name = strong(term)
  if (first?.type !== 'paragraph') return [name, ...(first ? [first, ...others] : [])]
  return [
    { type: 'paragraph', children: [...name.children, { type: 'text', value: ': ' }, ...first.children] },
    ...others,
  ]
}

function strong(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: text }] }] }
}

function blocksOf(state: State, node: Element): RootContent[] {
  return state.toFlow(state.all(node))
}
