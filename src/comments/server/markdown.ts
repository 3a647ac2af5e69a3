import { LRUCache } from 'lru-cache'
import MarkdownIt from 'markdown-it'
import { escapeHtml } from '@/lib/escape-html'

/** The supported Markdown: paragraphs, line breaks, bold, italics, code, links, lists and quotes. No HTML. */
const rules = {
  core: ['normalize', 'block', 'inline', 'linkify', 'text_join'],
  block: ['fence', 'blockquote', 'list', 'paragraph'],
  inline: ['newline', 'escape', 'backticks', 'emphasis', 'link', 'autolink', 'entity'],
  inline2: ['balance_pairs', 'emphasis', 'fragments_join'],
}

const markdown = new MarkdownIt('zero', { html: false, breaks: true, linkify: true, maxNesting: 100 })
for (const rule of Object.values(rules).flat()) markdown.enable(rule, true)
// Link only full addresses, because "node.js" is a name.
markdown.linkify?.set({ fuzzyLink: false, fuzzyEmail: false })
markdown.validateLink = isAllowed
// What may be linked starts with neither / nor #, so it opens in a new tab (docs/contracts/site-chrome.md#links).
markdown.renderer.rules.link_open = (tokens, index) => {
  const href = String(tokens[index]?.attrGet('href') ?? '')
  return `<a href="${escapeHtml(href)}" rel="nofollow ugc noopener noreferrer" target="_blank">`
}
markdown.renderer.rules.link_close = () => '<span class="sr-only"> (opens in a new tab)</span></a>'
// Leave out the language, which would only become a class.
markdown.renderer.rules.fence = (tokens, index) =>
  `<pre><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`

/** Links that a comment may have. */
export const maxLinks = 5

/** The number of links in a comment's Markdown. */
export function countLinks(text: string): number {
  const tokens = markdown.parse(text, {}).flatMap(({ children }) => children ?? [])
  return tokens.filter(({ type }) => type === 'link_open').length
}

/** Rendered comments, because the longest take milliseconds to render and most are read often. Sizes in bytes. */
const rendered = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  // Two bytes per character, and the overhead of an entry.
  sizeCalculation: (html, text) => 2 * (text.length + html.length) + 200,
  memoMethod: (text) => markdown.render(text),
})

/** Renders a comment's Markdown as HTML with a fixed set of tags, and links to http, https and mailto only. */
export function renderComment(text: string): string {
  return rendered.memo(text)
}

/** Allows http, https and mailto; an address without a scheme is no link. */
function isAllowed(href: string): boolean {
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i.test(href.trim())
}
