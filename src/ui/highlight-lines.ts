import type { Token } from './highlight-graphql'

/** Tokens by line, without the line breaks. */
export function splitLines<Piece extends Token>(tokens: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const token of tokens) {
    const [first = '', ...others] = token.text.split('\n')
    lines.at(-1)?.push({ ...token, text: first })
    lines.push(...others.map((text) => [{ ...token, text }]))
  }
  return lines
}

/**
 * The classes of a line that a phone may have to wrap, which tell its indentation in characters, so that its rest can be
 * indented further. Undefined for a line that fits the smallest phone. No style attribute, which the policy of another page
 * would refuse after a navigation.
 */
export function lineClass(text: string): string | undefined {
  if (text.length < 30) return undefined
  // A tab is as wide as two letters.
  const indent = (/^\s*(?:- )?/.exec(text)?.[0] ?? '').replaceAll('\t', '  ').length
  // globals.css has a class for each of these.
  return `line [--indent:${Math.min(8, indent - (indent % 2))}]`
}

/** A line of a listing as HTML. Expects it as HTML and as text. */
export function listingLine(html: string, text: string): string {
  const classes = lineClass(text)
  if (!classes) return html
  // A value or a path breaks after its punctuation rather than within a word, and before the slash that it begins with; a name
  // breaks after its package, a chain of calls before a dot, a call of long names after its parenthesis. An option of a command
  // stays whole, as does a name with a hyphen. Tags match first, so that nothing in them does.
  const isTag = (part: string) => part.startsWith('<')
  const breaks =
    /<[^>]*>|((?<=[\w)](?:<[^>]*>)*)\.(?=(?:<[^>]*>)*\w+(?:<[^>]*>)*\())|(?<![<=:\s"'>.(/])\/(?=\.?\w)|=(?=[\w/])|:(?=\/\w|[a-z]+-)|(?<!\.)\.(?=(?:<[^>]*>)*(?:[A-Z]|[a-z]\w*\.(?!\w+\/)))|(?<=\w{14}(?:<[^>]*>)*)[({](?=[^\s)}])|[({](?=(?:<[^>]*>)*\w{20})/g
  const withBreaks = html
    .replaceAll(breaks, (part, dot) => (isTag(part) ? part : dot ? '<wbr>.' : `${part}<wbr>`))
    .replaceAll(/<(?!wbr)[^>]*>|\w+:\/\/(?:[^\s<"')&]|<wbr>)+/g, (part) =>
      isTag(part) ? part : address(part),
    )
    .replaceAll(/<[^>]*>|(?<=[ >/:;])(?:--?\w|\w+-)[\w:-]{0,22}/g, (part) =>
      isTag(part) ? part : `<span class="whitespace-nowrap">${part}</span>`,
    )
    // A backslash at the end stays with the word before it.
    .replace(/ (<\/span>)?(<span [^>]*>\\<\/span>|\\)(?=(?:<\/span>)?$)/, `$1${tied} $2</span>`)
    // A word that fits no line would leave its indentation alone in one, so its first letter is tied to that.
    .replace(/^([\s#]+)(<span [^>]*>)(&\w+;|[^<&])(?=[^\s<]{20})/, `${tied}$1$2$3</span></span>$2`)
    .replace(/^(<span [^>]*>)?([\s#]+)(&\w+;|[^<&])(?=[^\s<]{20})/, `$1${tied}$2$3</span>`)
    // A name that fits no line breaks before its words.
    .replaceAll(/<[^>]*>|\w{29,}/g, (part) =>
      isTag(part) ? part : part.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=\w_)(?=[A-Za-z])/g, '<wbr>'),
    )
  return `<span class="${classes}">${withBreaks}</span>`
}

/** An address that fits the lines of a phone goes there whole. Another has its scheme beside its first name. */
function address(html: string): string {
  const start = /^\w+:\/\/[\w-]+/
  const text = html.replaceAll('<wbr>', '')
  if (text.length > 38) return html.replace(start, keep)
  const joined = text.replaceAll(/(?<![:/])[./](?=[\w.])|:(?=\d)/g, '$&<wbr>').replace(start, keep)
  return `<span class="inline-block indent-0">${joined}</span>`
}

const keep = '<span class="whitespace-nowrap">$&</span>'

const tied = '<span class="whitespace-pre">'

/** The part of an address that stays whole in an editor. */
export const addressStart = /(?:"|&quot;)?\w+:\/\/[\w.-]+\//g

/** Lines as HTML, each a box with its number where an editor takes the place of the listing. */
export function rows(lines: string[]): string {
  const whole = '<span class="inline-block indent-0">$&</span>'
  return lines.map((html) => `<span class="row">${html.replace(addressStart, whole)}\n</span>`).join('')
}

/** Line numbers, counted from 1, that a list such as `2,4-6` names. Throws a RangeError for lines that the code does not have. */
export function parseLines(list: string, lineCount: number): Set<number> {
  const lines = new Set<number>()
  for (const part of list.split(',')) {
    const [first = 0, last = first] = part.split('-').map(Number)
    if (!(first >= 1 && last >= first && last <= lineCount))
      throw new RangeError(`Highlighted lines: "${list}" of a code of ${lineCount} lines`)
    for (let line = first; line <= last; line++) lines.add(line)
  }
  return lines
}
