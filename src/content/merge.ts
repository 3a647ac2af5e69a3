import Markdoc, { type Node } from '@markdoc/markdoc'
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  type Node as YamlNode,
} from 'yaml'

// What the editor saves says the same in other words: other quotes, folds, and blank lines. So a save is compared with what the
// editor would write of the file as it was, and only lines that differ are taken over.

/** Merges a file. Takes its name, the text before, or undefined for a new file, the text to save, and how the editor writes a body. */
export function mergeFile(
  file: string,
  before: string | undefined,
  after: string,
  written: (body: string) => string,
): string {
  if (!file.endsWith('.md')) return mergeYaml(before, after)
  const [fields = '', body = ''] = partsOf(after)
  if (before === undefined)
    return `---\n${mergeYaml(undefined, fields)}---\n\n${fromEditor(body).trimStart()}`
  const [oldFields = '', oldBody = ''] = partsOf(before)
  const merged = mergeLines(toEditor(oldBody), tidy(written(oldBody)), tidy(body))
  return `---\n${mergeYaml(oldFields, fields)}---\n${fromEditor(merged)}`
}

/** Front matter and body. */
function partsOf(text: string): string[] {
  return /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n|$)([^]*)$/.exec(text)?.slice(1) ?? ['', text]
}

/** Merges YAML: what has the same value stays as it is written, comments and order included. */
function mergeYaml(before: string | undefined, after: string): string {
  const wanted: unknown = parse(after)
  if (before === undefined) return stringify(withoutEmpty(wanted), { lineWidth: 0 })
  const [base, changed] = [parseDocument(before), parseDocument(before)]
  changed.contents = nodeOf(changed, changed.contents, wanted) as typeof changed.contents
  const [from, to] = [base, changed].map((document) => document.toString({ lineWidth: 0 }))
  return mergeLines(before, from ?? '', to ?? '')
}

/** A node with a value: the one that was there, changed as little as possible. */
function nodeOf(document: Document, node: unknown, value: unknown): unknown {
  if (!isNode(node)) return document.createNode(withoutEmpty(value))
  if (same(dataOf(node), value)) return node
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    node.value = value
    return node
  }
  if (isMap(node) && isRecord(value)) {
    const keyOf = ({ key }: { key: unknown }) => (isScalar(key) ? String(key.value) : '')
    node.items = node.items.filter((pair) => !isEmpty(value[keyOf(pair)]))
    for (const pair of node.items) pair.value = nodeOf(document, pair.value, value[keyOf(pair)])
    for (const [key, item] of Object.entries(value))
      if (!node.has(key) && !isEmpty(item)) node.set(key, document.createNode(withoutEmpty(item)))
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    const items = node.items as YamlNode[]
    node.items = value.map((item: unknown, at) =>
      items.length === value.length
        ? nodeOf(document, items[at], item)
        : (items.find((one) => same(dataOf(one), item)) ?? nodeOf(document, undefined, item)),
    )
    return node
  }
  return document.createNode(withoutEmpty(value))
}

const dataOf = (node: YamlNode): unknown => node.toJS(new Document())
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty))

/** Whether two values of YAML are the same. Order of keys does not count, and what is empty is as good as missing. */
function same(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => same(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => same(a[key], b[key]))
}

/** Takes away the keys without a value that a form leaves behind. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isRecord(value)) return value
  const filled = Object.entries(value).filter(([, item]) => !isEmpty(item))
  return Object.fromEntries(filled.map(([key, item]) => [key, withoutEmpty(item)]))
}

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
  return tidy(body)
    .replaceAll(/\{% value of="([^"]*)" \/%\}/g, (_, value: string) => `{% ${decodeURIComponent(value)} %}`)
    .replaceAll(/^(\s*\{% \/?)table-block\b/gm, '$1table')
}

/** What Keystatic writes, with attributes in one line and tables with pipes. */
function tidy(body: string): string {
  return body
    .replaceAll(/^\{% [\w-]+\n(?: +.*\n)*? *.*\/?%\}$/gm, (tag) => tag.replaceAll(/\s*\n\s*/g, ' '))
    .replaceAll(/^\{% table %\}\n[^]*?^\{% \/table %\}$/gm, (table) => {
      const rows = [...Markdoc.parse(table).walk()].filter(({ type }) => type === 'tr').map(rowText)
      return rows.toSpliced(1, 0, (rows[0] ?? '').replaceAll(/(?<=\| )[^|]*(?= \|)/g, '---')).join('\n')
    })
}

const rowText = (row: Node) =>
  `| ${row.children
    .map((cell) => cell.children.map((part) => Markdoc.format(part)).join(' '))
    .map((cell) =>
      cell
        .trim()
        .replaceAll('\n', ' ')
        .replaceAll(/(?<!\\)\|/g, '\\|'),
    )
    .join(' | ')} |`

/** A line, the blank lines before it, and what it is compared by. Blank lines of listings are lines. */
type Line = { text: string; gap: number; key: string; isCode: boolean }

function linesOf(text: string): Line[] {
  let [gap, fence] = [0, '']
  return text.split('\n').flatMap((line): Line[] => {
    const [, mark = ''] = /^\s*(`{3,})/.exec(line) ?? []
    const isCode = fence !== '' || mark !== ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
    if (line.trim() === '' && !isCode) {
      gap += 1
      return []
    }
    const key = isCode
      ? line
      : line.replaceAll(/ +(?=\|)|(?<=\|) +/g, ' ').replaceAll(/(?<=\| ):?-+:?(?= \|)/g, '---')
    const found = { text: line, gap, key, isCode }
    gap = 0
    return [found]
  })
}

type Range = { start: number; end: number }
type Change = { from: Range; to: Range }

/** Changes a text as one other text became another, line by line. Where lines cannot be told apart, the last text wins. */
function mergeLines(text: string, before: string, after: string): string {
  const [own, base, next] = [text, before, after].map(linesOf) as [Line[], Line[], Line[]]
  const ownAt = new Map<number, number>()
  for (const { from, to } of runsOf(base, own)) {
    const length = from.end - from.start
    if (length === to.end - to.start)
      for (let at = 0; at < length; at += 1) ownAt.set(from.start + at, to.start + at)
  }
  for (const [at, other] of pairsOf(base, own)) ownAt.set(at, other)

  /** Whether the lines on both sides of a place are written in another way, so that changes there concern both. */
  const isUnclear = (at: number) => at > 0 && at < base.length && !ownAt.has(at - 1) && !ownAt.has(at)
  const behind = (at: number) => {
    const last = ownAt.get(at - 1)
    return last === undefined ? undefined : last + 1
  }
  const changes: Change[] = []
  for (const { from, to } of runsOf(base, next)) {
    const change = { from: { ...from }, to: { ...to } }
    while (isUnclear(change.from.start))
      [change.from.start, change.to.start] = [change.from.start - 1, change.to.start - 1]
    while (isUnclear(change.from.end))
      [change.from.end, change.to.end] = [change.from.end + 1, change.to.end + 1]
    const last = changes.at(-1)
    if (last && last.from.end > change.from.start)
      Object.assign(last, {
        from: { start: last.from.start, end: change.from.end },
        to: { start: last.to.start, end: change.to.end },
      })
    else changes.push(change)
  }
  const merged: Line[] = []
  let copied = 0
  for (const { from, to } of changes) {
    const isInserted = from.start === from.end
    const start =
      (isInserted ? undefined : ownAt.get(from.start)) ?? behind(from.start) ?? ownAt.get(from.start) ?? 0
    const end = isInserted ? start : (behind(from.end) ?? ownAt.get(from.end) ?? own.length)
    const lines = next.slice(to.start, to.end)
    const kept = own.slice(start, end)
    const gapOf = (at: number) => (kept.length === lines.length ? kept[at]?.gap : undefined)
    merged.push(
      ...own.slice(copied, start),
      ...lines.map((line, at) => ({ ...line, gap: gapOf(at) ?? line.gap })),
    )
    copied = end
  }
  const all = [...merged, ...own.slice(copied)]
  return `${all.map((line) => '\n'.repeat(line.gap) + line.text).join('\n')}\n`
}

/** What differs between two texts: runs of lines of the first, and those in their place in the second. */
function runsOf(first: Line[], second: Line[]): Change[] {
  const found: Change[] = []
  let [i, j] = [0, 0]
  for (const [at, other] of [...pairsOf(first, second), [first.length, second.length] as const]) {
    if (at > i || other > j) found.push({ from: { start: i, end: at }, to: { start: j, end: other } })
    ;[i, j] = [at + 1, other + 1]
  }
  return found
}

/** Longest common subsequence: places in the first text with their place in the second. */
function pairsOf(first: Line[], second: Line[]): [number, number][] {
  const length = Array.from({ length: first.length + 1 }, () => new Uint16Array(second.length + 1))
  const at = (i: number, j: number) => length[i]?.[j] ?? 0
  const equal = (i: number, j: number) => first[i]?.key === second[j]?.key
  for (let i = first.length - 1; i >= 0; i -= 1)
    for (let j = second.length - 1; j >= 0; j -= 1)
      (length[i] as Uint16Array)[j] = equal(i, j)
        ? 1 + at(i + 1, j + 1)
        : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < first.length && j < second.length;) {
    if (equal(i, j)) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}
