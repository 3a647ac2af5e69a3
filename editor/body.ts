import Markdoc from '@markdoc/markdoc'

// Bodies of Markdown files between the project and Keystatic.

/**
 * A body as Keystatic can keep it: it loses variables and functions in a text, and has its own meaning for the tag table.
 * So values become the inline tag `value`, and the block `table` gets another name. Lines stay the same.
 */
export function toEditor(body: string): string {
  const values = (text: string) =>
    text.replaceAll(/(`+)[^`]*\1|\{% ((?:\$|\w+\()[^%]*?) %\}/g, (all: string, _, value?: string) =>
      value === undefined ? all : `{% value of="${encodeURIComponent(value)}" /%}`,
    )
  return linesOf(body)
    .map(({ text, gap, isCode }) => {
      const isTag = /^\s*\{% \/?[a-z-]+ /.test(text)
      const renamed = text.replace(/^(\s*\{% \/?)table(?=[ }])/, '$1table-block')
      return '\n'.repeat(gap) + (isCode ? text : isTag ? renamed : values(text))
    })
    .join('\n')
    .concat('\n')
}

/** The opposite of `toEditor`. */
export function fromEditor(body: string): string {
  return body
    .replaceAll(/\{% value of="([^"]*)" \/%\}/g, (_, value: string) => `{% ${decodeURIComponent(value)} %}`)
    .replaceAll(/^(\s*\{% \/?)table-block\b/gm, '$1table')
}

/** A body as Markdoc formats it, with tags in one line, single spaces in headings with an id, and tables with pipes, which Keystatic writes as lists. */
export function formatted(body: string): string {
  const tree = Markdoc.parse(body)
  for (const node of [tree, ...tree.walk()]) {
    node.children = node.children.flatMap((child) => (child.tag === 'table' ? child.children : [child]))
    // Markdoc does not escape the pipes of a cell.
    for (const { attributes } of node.type === 'td' ? node.walk() : [])
      if (typeof attributes.content === 'string')
        attributes.content = attributes.content.replaceAll('|', escapedPipe)
  }
  return Markdoc.format(tree, { maxTagOpeningWidth: Infinity })
    .replaceAll(escapedPipe, '\\|')
    .replaceAll(/^#+ .*(?=\{% #[\w-]+ %\}$)/gm, (heading) => `${heading.replaceAll(/ +/g, ' ').trimEnd()} `)
}

const escapedPipe = '\uE000'

/** A line, the blank lines before it, and what it is compared by. Blank lines of listings are lines. */
export type Line = { text: string; gap: number; key: string; isCode: boolean }

export function linesOf(text: string): Line[] {
  let [gap, fence] = [0, '']
  return text.split('\n').flatMap((line): Line[] => {
    const [, mark = ''] = /^\s*(`{3,})/.exec(line) ?? []
    const isInListing = fence !== ''
    if (!isInListing) fence = mark
    else if (mark.startsWith(fence)) fence = ''
    if (line.trim() === '' && !isInListing) {
      gap += 1
      return []
    }
    const found = {
      text: line,
      gap,
      key: isInListing ? line : keyOf(line),
      isCode: isInListing || mark !== '',
    }
    gap = 0
    return [found]
  })
}

/** A line that is a tag, or begins a listing with attributes. */
const tag = /^\s*(?:`{3,}\S* )?\{% (?:"(?:\\.|[^"\\])*"|(?!%\})[^"])*%\}$/

/** What a line says, in whatever order its attributes and however wide its cells are. */
function keyOf(line: string): string {
  if (tag.test(line)) return (line.match(/(?:"(?:\\.|[^"\\])*"|[^\s"])+/g) ?? []).toSorted().join(' ')
  return line.replaceAll(/ +(?=\|)|(?<=\|) +/g, ' ').replaceAll(/(?<=\| ):?-+:?(?= \|)/g, '---')
}
