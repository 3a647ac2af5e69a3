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
// What may be linked starts with neither / nor #, so it opens in a new tab (docs/contracts/site-chrome.md#links).
markdown.renderer.rules.link_open = (tokens, index) => {
  const href = String(tokens[index]?.attrGet('href') ?? '')
  return `<a href="${markdown.utils.escapeHtml(href)}" rel="nofollow ugc noopener noreferrer" target="_blank">`
}
markdown.renderer.rules.link_close = () => '<span class="sr-only"> (opens in a new tab)</span></a>'
// The name of the language would only become a class.
markdown.renderer.rules.fence = (tokens, index) =>
  `<pre><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`

/** Quotes and lists in each other beyond this level are shown as they were typed. */
const deepest = 8
// markdown-it would leave out what stands deeper than maxNesting.
markdown.block.ruler.before('fence', 'too_deep', (state, start, end, silent) => {
  if (silent || state.level < deepest) return false
  let next = start + 1
  // A line below zero continues its paragraph without the marks of the quote.
  const goesOn = (indent: number) => indent < 0 || indent >= state.blkIndent
  while (next < end && !state.isEmpty(next) && goesOn(state.sCount[next] ?? 0)) next += 1
  state.push('paragraph_open', 'p', 1).map = [start, next]
  const inline = state.push('inline', '', 0)
  inline.content = state.getLines(start, next, state.blkIndent, false).trim()
  inline.map = [start, next]
  inline.children = []
  state.push('paragraph_close', 'p', -1)
  state.line = next
  return true
})

/** HTML of comments is kept, because the longest take milliseconds to read and most are asked for again. Bytes. */
const roomForKept = 16 * 1024 * 1024
const kept = new Map<string, string>()
let taken = 0

/** HTML of a comment: a closed set of tags, links to http, https and mailto alone. Takes any text. */
export function renderComment(text: string): string {
  const known = kept.get(text)
  const html = known ?? renderOnce(text)
  if (known === undefined) taken += roomOf(text, html)
  // What was asked for last stands last, and the first go.
  kept.delete(text)
  kept.set(text, html)
  for (const [first, its] of kept) {
    if (taken <= roomForKept) break
    kept.delete(first)
    taken -= roomOf(first, its)
  }
  return html
}

/** The same without keeping it, for a text that nobody has posted. */
export function renderOnce(text: string): string {
  return markdown.render(text)
}

/** Two bytes for a character, and what an entry takes however short its text is. */
function roomOf(text: string, html: string): number {
  return 2 * (text.length + html.length) + 200
}

/** Schemes are named one by one; without one there is no link. */
function isAllowed(href: string): boolean {
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i.test(href.trim())
}
