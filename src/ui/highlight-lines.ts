import type { Token } from './highlight-graphql'

/** Tokens by line, without the line breaks. */
export function splitLines(tokens: Token[]): Token[][] {
  const lines: Token[][] = [[]]
  for (const { text, name } of tokens) {
    const [first = '', ...others] = text.split('\n')
    lines.at(-1)?.push({ text: first, name })
    lines.push(...others.map((part) => [{ text: part, name }]))
  }
  return lines
}

/**
 * A line of a listing as HTML. One that a phone may have to wrap is an element that knows its indentation, in
 * characters, so that its rest is indented further. Takes the line as HTML and as text.
 */
export function listingLine(html: string, text: string): string {
  if (text.length < 30) return html
  const indent = text.length - text.trimStart().length
  // An address breaks after a slash rather than within a word.
  const broken = html.replaceAll(/(?<!<)\/(?=\w)/g, '/<wbr>')
  return `<span class="line" style="--indent:${indent}">${broken}</span>`
}

/**
 * Line numbers, counted from 1, that a list such as `2,4-6` names. Takes the list and the number of lines of the
 * code; throws a RangeError for a malformed list, a backward range or a line that does not exist.
 */
export function parseLines(list: string | undefined, lineCount: number): Set<number> {
  const lines = new Set<number>()
  if (list === undefined || list.trim() === '') return lines
  for (const part of list.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part)
    const first = Number(match?.[1])
    const last = Number(match?.[2] ?? match?.[1])
    if (!match || first < 1 || last < first) {
      throw new RangeError(`Highlighted lines: expected a list such as "2,4-6", got ${JSON.stringify(list)}`)
    }
    if (last > lineCount)
      throw new RangeError(`Highlighted lines: line ${last} of a code of ${lineCount} lines`)
    for (let line = first; line <= last; line++) lines.add(line)
  }
  return lines
}
