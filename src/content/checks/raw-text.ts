import type { Node } from '@markdoc/markdoc'
import type { Entry } from '../types'
import { parseBody } from '../document'
import { problemAt, type Problem } from '../problems'

/** Markdown, tags and HTML that were not recognized and would be shown as text, with advice for each. */
const marks: [pattern: RegExp, advice: string][] = [
  [/\{%|%\}/, 'a tag is written {% name %}, with both ends on one line'],
  [/\{\{|\}\}/, 'a variable is written {% $brand %}; code goes between backticks'],
  [/<!--|-->/, 'comments are not supported; delete the text'],
  [/<\/?[a-z]/i, 'HTML is not supported; use Markdown or a tag, or put code between backticks'],
  [/\]\(/, 'a link is written [text](/address), without spaces in the address'],
  [/^#{1,6}\p{Letter}/u, 'a heading needs a space after its #'],
  [/^=+$/, 'headings begin with ##'],
]

/** Typos in markup that visitors would see as text. Ignores code. */
export function rawTextProblems(entry: Entry<unknown>): Problem[] {
  return [...parseBody(entry).walk()].flatMap((node) =>
    node.type === 'inline'
      ? linesOf(node).flatMap((text, index) => {
          const mark = marks.find(([pattern]) => pattern.test(text))
          if (!mark) return []
          const line = (node.lines[0] ?? 0) + index + entry.bodyLine
          return [
            problemAt(
              entry,
              'text',
              `this will be shown as typed: "${excerpt(text, mark[0])}"; ${mark[1]}`,
              line,
            ),
          ]
        })
      : [],
  )
}

/** The text of a paragraph by source line, with a letter in place of code, pictures and variables. */
function linesOf(node: Node): string[] {
  return piecesOf(node).join('').split('\n')
}

function piecesOf({ children }: Node): string[] {
  return children.flatMap((child) => {
    if (child.type === 'softbreak' || child.type === 'hardbreak') return ['\n']
    if (child.type !== 'text') return child.children.length > 0 ? piecesOf(child) : ['x']
    const content: unknown = child.attributes.content
    return [typeof content === 'string' ? content : 'x']
  })
}

/** The matched text with some context. */
function excerpt(text: string, pattern: RegExp): string {
  const at = pattern.exec(text)?.index ?? 0
  const from = Math.max(0, at - 12)
  return text.slice(from, at + 36).trim()
}
