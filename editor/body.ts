import Markdoc, { type Node } from '@markdoc/markdoc'

// Bodies of Markdown files between the project and Keystatic.

/** Front matter and body. */
export function partsOf(text: string): string[] {
  return /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n|$)([^]*)$/.exec(text)?.slice(1) ?? ['', text]
}

/** Listings and code in a text, which stay as they are. */
const code = /^ *(`{3,})[^]*?\n *\1.*|(`+)[^`\n]*\2/.source

/**
 * A body as Keystatic can keep it: it loses variables and functions in a text, and has its own meaning for the tag table.
 * So values become the inline tag `value`, and the block `table` gets another name. Lines stay the same.
 */
export function toEditor(body: string): string {
  const tag = /^( *\{% \/?)([a-z-]+)( .*)|\{% ((?:\$|\w+\()[^%]*?) %\}/.source
  const parts = new RegExp(`${code}|${tag}`, 'gm')
  return body.replaceAll(parts, (all, _, __, start: string, name: string, rest: string, value?: string) =>
    value
      ? `{% value of="${encodeURIComponent(value)}" /%}`
      : name === 'table'
        ? `${start}table-block${rest}`
        : all,
  )
}

/** The opposite of `toEditor`. */
export function fromEditor(body: string): string {
  return body
    .replaceAll(/\{% value of="([^"]*)" \/%\}/g, (_, value: string) => `{% ${decodeURIComponent(value)} %}`)
    .replaceAll(/^(\s*\{% \/?)table-block\b/gm, '$1table')
}

/**
 * What Keystatic writes, with attributes in one line, numbers in lists, one space before the id of a heading, tables with pipes, and
 * no spaces or breaks at an end, also in lists and quotes. A no-break space stays that character, not `&nbsp;`. A table stays a list
 * when a cell has more than one paragraph, which pipes cannot hold.
 */
export function tidy(body: string): string {
  return Markdoc.format(Markdoc.parse(body), { maxTagOpeningWidth: Infinity, orderedListMode: 'increment' })
    .replaceAll(/^#+ .*(?=\{% #[\w-]+ %\}$)/gm, (heading) => `${heading.replaceAll(/ +/g, ' ').trimEnd()} `)
    .replaceAll(/\n*(?<!\\)\\(?=\n\n|\n?$)/g, '')
    .replaceAll(/^([ >]*>) +$/gm, '$1')
    .replaceAll(/^([ >]*)\{% table %\}\n[^]*?^\1\{% \/table %\}$/gm, (table: string, start: string) => {
      const lines = table.split('\n').map((line) => line.slice(start.length))
      const nodes = [...Markdoc.parse(lines.join('\n')).walk()]
      if (!nodes.filter(({ type }) => /^t[dh]$/.test(type)).every(isLine)) return table
      const rows = nodes.filter(({ type }) => type === 'tr')
      const rule = `|${' --- |'.repeat(rows[0]?.children.length ?? 0)}`
      const text = rows.map(rowText).toSpliced(1, 0, rule)
      return text.map((row) => start + row).join('\n')
    })
    .replaceAll(new RegExp(`${code}|&nbsp;`, 'gm'), (all) => (all === '&nbsp;' ? '\u00A0' : all))
}

const isLine = ({ children }: Node) =>
  children.length < 2 &&
  children.every(
    (part) =>
      /^(inline|paragraph)$/.test(part.type) && [...part.walk()].every(({ type }) => type !== 'hardbreak'),
  )

function rowText({ children }: Node): string {
  const cells = children.map((cell) =>
    cell.children
      .map((part) => Markdoc.format(part))
      .join('')
      .trim()
      .replaceAll('\n', ' ')
      .replaceAll(/(?<!\\)\|/g, '\\|'),
  )
  return `| ${cells.join(' | ')} |`.replaceAll(/\|  (?=\|)/g, '| ')
}
