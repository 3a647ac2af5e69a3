import MarkdownIt from 'markdown-it'

/** What visitors may write: paragraphs, line breaks, bold, italics, code, links, lists and quotes. No HTML. */
const rules = {
  core: ['normalize', 'block', 'inline', 'linkify', 'text_join'],
  block: ['fence', 'blockquote', 'list', 'paragraph'],
  inline: ['newline', 'escape', 'backticks', 'emphasis', 'link', 'autolink', 'entity'],
  inline2: ['balance_pairs', 'emphasis', 'fragments_join'],
}

const markdown = new MarkdownIt('zero', { html: false, breaks: true, linkify: true, maxNesting: 12 })
for (const rule of Object.values(rules).flat()) markdown.enable(rule, true)
// Only written-out addresses become links: "node.js" is a name.
markdown.linkify?.set({ fuzzyLink: false, fuzzyEmail: false })
markdown.validateLink = isAllowed
// What may be linked starts with neither / nor #, so it opens in a new tab (specification §2).
markdown.renderer.rules.link_open = (tokens, index) => {
  const href = String(tokens[index]?.attrGet('href') ?? '')
  return `<a href="${markdown.utils.escapeHtml(href)}" rel="nofollow ugc noopener" target="_blank">`
}
markdown.renderer.rules.link_close = () => '<span class="sr-only"> (opens in a new tab)</span></a>'
// The name of the language would only become a class.
markdown.renderer.rules.fence = (tokens, index) =>
  `<pre><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`

/** HTML of a comment: a closed set of tags, links to http, https and mailto alone. Takes any text. */
export function renderComment(text: string): string {
  return markdown.render(text)
}

/** Schemes are named one by one; without one there is no link. */
function isAllowed(href: string): boolean {
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i.test(href.trim())
}
