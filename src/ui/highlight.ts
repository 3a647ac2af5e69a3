import { escapeHtml } from '@/lib/escape-html'
import { tokenizeGraphql, type Token } from './highlight-graphql'
import type { CodeLanguage } from './highlight-languages'
import { listingLine, parseLines, splitLines } from './highlight-lines'
import { classOf, highlighter, theme } from './highlighter'

/**
 * Code as compact HTML for the inside of `<code>`: one span per run of equal tokens, `<mark>` around highlighted
 * lines, `<ins>` and `<del>` around the lines of a diff. Expects the code, its language, and lines such as `2,4-6`;
 * throws a RangeError for lines that do not exist.
 */
export function highlightToHtml(code: string, language: CodeLanguage, highlight?: string): string {
  const source = code.replaceAll('\r\n', '\n').replace(/\n+$/, '')
  const lines = language === 'diff' ? source.split('\n').map(diffLine) : tokenLines(source, language)
  const marked = highlight ? parseLines(highlight, lines.length) : undefined
  const texts = source.split('\n')
  return wrapRuns(
    lines.map(({ html, wrap }, index) => ({
      html: listingLine(html, texts[index] ?? ''),
      wrap: marked?.has(index + 1) ? 'mark' : wrap,
    })),
  )
}

/** A line as HTML, and the element that wraps it together with its neighbors of the same kind. */
type Line = { html: string; wrap?: string }

function tokenLines(source: string, language: CodeLanguage): Line[] {
  if (language === 'text') return source.split('\n').map((text) => ({ html: escapeHtml(text) }))
  const lines = language === 'graphql' ? splitLines(tokenizeGraphql(source)) : textmateLines(source, language)
  return lines.map((tokens) => ({ html: mergeRuns(tokens) }))
}

function textmateLines(source: string, language: CodeLanguage): Token[][] {
  // Without a time limit, so that a busy machine builds the same pages.
  const options = { lang: language, theme: theme.name, tokenizeTimeLimit: 0 }
  const lines = highlighter().codeToTokensBase(source, options)
  return lines.map((tokens) =>
    tokens.map(({ content, color }, index) => {
      // YAML 1.1 parses the key `on` as a boolean; in a workflow file it is a key.
      const isKey =
        language === 'yaml' && /^\s*(on|off|yes|no)$/.test(content) && tokens[index + 1]?.content === ':'
      return { text: content, name: isKey ? 'f' : classOf(color) }
    }),
  )
}

/** One span per run of equal tokens; white space joins the run before it. */
function mergeRuns(tokens: Token[]): string {
  const runs: Token[] = []
  for (const { text, name } of tokens) {
    const last = runs.at(-1)
    if (last && (last.name === name || text.trim() === '')) last.text += text
    else runs.push({ text, name: text.trim() === '' ? undefined : name })
  }
  return runs.map(({ text, name }) => span(text, name)).join('')
}

function diffLine(text: string): Line {
  if (/^(\+\+\+|---|@@|diff |index )/.test(text)) return { html: span(text, 'c') }
  if (text.startsWith('+')) return { html: escapeHtml(text), wrap: 'ins' }
  if (text.startsWith('-')) return { html: escapeHtml(text), wrap: 'del' }
  return { html: escapeHtml(text) }
}

function span(text: string, name: string | undefined): string {
  return name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text)
}

/** Joins lines. The wrapping elements are blocks, so the line break that ends them stays inside. */
function wrapRuns(lines: Line[]): string {
  let html = ''
  lines.forEach(({ html: line, wrap }, index) => {
    const starts = wrap && lines[index - 1]?.wrap !== wrap
    const ends = wrap && lines[index + 1]?.wrap !== wrap
    const lineBreak = index < lines.length - 1 ? '\n' : ''
    html += `${starts ? `<${wrap}>` : ''}${line}${lineBreak}${ends ? `</${wrap}>` : ''}`
  })
  return html
}
