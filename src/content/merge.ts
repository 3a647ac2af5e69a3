import Markdoc, { type Node } from '@markdoc/markdoc'
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Node as YamlNode,
  type Scalar,
} from 'yaml'

// What the editor saves says the same in other words: other quotes, folds, and blank lines. These functions take over what
// changed and keep the rest of a file as it was written.

/** Merges a file. Takes its name, the text before, or undefined for a new file, and the text to save. */
export function mergeFile(file: string, before: string | undefined, after: string): string {
  return file.endsWith('.md') ? mergeMarkdown(before, after) : mergeYaml(before, after)
}

function mergeMarkdown(before: string | undefined, after: string): string {
  const [oldFields = '', gap = '\n', oldBody = ''] = before === undefined ? [] : partsOf(before)
  const [newFields = '', , newBody = ''] = partsOf(after)
  const fields = mergeYaml(before === undefined ? undefined : oldFields, newFields)
  return `---\n${fields}---\n${gap}${mergeBody(oldBody, newBody.replace(/^\n+/, ''))}`
}

/** Front matter, the blank lines below it, and the body. */
function partsOf(text: string): string[] {
  return /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n|$)(\n*)([^]*)$/.exec(text)?.slice(1) ?? ['', '', text]
}

type Edit = { start: number; end: number; text: string }

/** Merges YAML: what has the same value stays as it is written, comments and order included. */
function mergeYaml(before: string | undefined, after: string): string {
  const wanted = withoutEmpty(parseDocument(after).toJS())
  const node = before === undefined ? null : parseDocument(before).contents
  if (before === undefined || !isNode(node)) return stringify(wanted, { lineWidth: 0 })
  return editsOf(before, node, wanted)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: to }) => text.slice(0, start) + to + text.slice(end), before)
}

/** The edits of a source that give a node another value. */
function editsOf(source: string, node: YamlNode, value: unknown): Edit[] {
  const [start = 0, end = 0] = node.range ?? []
  if (same(valueOf(node), value)) return []
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value))
    return [{ start, end, text: scalarText(source, node, value) }]
  const lineStart = (at: number) => source.lastIndexOf('\n', at - 1) + 1
  const column = start - lineStart(start)
  const text = (part: unknown) => stringify(part, { lineWidth: 0 }).replaceAll(/^(?=.)/gm, ' '.repeat(column))
  /** Replaces items of a collection, counted from `from`, by new ones. */
  const splice = (starts: number[], from: number, count: number, part: unknown): Edit => {
    const at = (index: number) =>
      starts[index] === undefined ? lineEnd(source, end) : lineStart(starts[index])
    return { start: at(from), end: at(from + count), text: part === undefined ? '' : text(part) }
  }
  if (isMap(node) && !node.flow && isRecord(value)) {
    const keys = node.items.map(({ key }) => String(key))
    const starts = node.items.map(({ key }) => (key as YamlNode).range?.[0] ?? 0)
    const added = Object.entries(value).filter(([key]) => !keys.includes(key))
    const changes = node.items.map(({ value: child }, at): Edit[] | undefined => {
      const [key = '', next] = [keys[at], value[keys[at] ?? '']]
      if (next === undefined) return at === 0 && column > 0 ? undefined : [splice(starts, at, 1, undefined)]
      const fits =
        isNode(child) &&
        (isScalar(child) ? !isRecord(next) && !Array.isArray(next) : true) &&
        child.range?.[0] !== child.range?.[1]
      return fits
        ? editsOf(source, child, next)
        : at === 0 && column > 0
          ? undefined
          : [splice(starts, at, 1, { [key]: next })]
    })
    if (changes.every((change) => change !== undefined))
      return [
        ...changes.flat(),
        ...(added.length > 0 ? [splice(starts, keys.length, 0, Object.fromEntries(added))] : []),
      ]
  }
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0) {
    const items = node.items as YamlNode[]
    const isSame = (at: number, to: number) => same(valueOf(items[at]), value[to])
    let [head, tail] = [0, 0]
    const most = Math.min(items.length, value.length)
    while (head < most && isSame(head, head)) head += 1
    while (tail < most - head && isSame(items.length - 1 - tail, value.length - 1 - tail)) tail += 1
    if (items.length === value.length) return items.flatMap((item, at) => editsOf(source, item, value[at]))
    const starts = items.map((item) => item.range?.[0] ?? 0)
    const inserted = value.slice(head, value.length - tail)
    return [splice(starts, head, items.length - tail - head, inserted.length > 0 ? inserted : undefined)]
  }
  const flow = stringify(value, { lineWidth: 0, collectionStyle: 'flow' }).trimEnd()
  return [{ start, end: source[end - 1] === '\n' ? end - 1 : end, text: flow }]
}

const valueOf = (node: YamlNode | undefined): unknown => node?.toJS(new Document())
const lineEnd = (source: string, at: number) =>
  source[at - 1] === '\n' ? at : source.includes('\n', at) ? source.indexOf('\n', at) + 1 : source.length

/** A value in the notation of the scalar that it replaces. */
function scalarText(source: string, { range, type }: Scalar, value: unknown): string {
  const old = source.slice(range?.[0], range?.[1])
  if (typeof value !== 'string') return String(value)
  if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') {
    const indent = /\n( *)\S/.exec(old)?.[1] ?? '  '
    const lines = value.replace(/\n+$/, '').split('\n')
    const header = `${type === 'BLOCK_FOLDED' ? '>' : '|'}${value.endsWith('\n') ? '' : '-'}`
    const text = lines
      .map((line) => (line ? indent + line : line))
      .join(type === 'BLOCK_FOLDED' ? '\n\n' : '\n')
    return `${header}\n${text}${old.endsWith('\n') ? '\n' : ''}`
  }
  if (type === 'QUOTE_SINGLE' && !value.includes('\n')) return `'${value.replaceAll("'", "''")}'`
  const plain = stringify(value, { lineWidth: 0 }).trimEnd()
  return type === 'PLAIN' && !value.includes('\n') ? plain : JSON.stringify(value)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values of YAML are the same. Order of keys does not count, and what is empty is as good as missing. */
function same(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => same(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => same(a[key], b[key]))
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty))

/** Takes away the keys without a value that a form leaves behind. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (isEmpty(item) ? [] : [[key, withoutEmpty(item)]])),
  )
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
  let fence = ''
  const lines = body.split('\n').map((line) => {
    const [, mark = ''] = /^\s*(`{3,})/.exec(line) ?? []
    const inside = fence !== '' || mark !== ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
    const renamed = line.replace(/^(\s*\{% \/?)table(?=[ }])/, '$1table-block')
    const isTag = /^\s*\{% \/?[a-z-]+ /.test(line)
    return inside ? line : isTag ? renamed : values(line)
  })
  return lines.join('\n')
}

/** The opposite of `toEditor`. */
function fromEditor(body: string): string {
  return body
    .replaceAll(/\{% value of="([^"]*)" \/%\}/g, (_, value: string) => `{% ${decodeURIComponent(value)} %}`)
    .replaceAll(/^(\s*\{% \/?)table-block\b/gm, '$1table')
}

/** Merges a body with one that the editor wrote: blocks that say the same keep their lines. */
function mergeBody(before: string, after: string): string {
  const source = toEditor(before)
  const [old, changed] = [Markdoc.parse(source), Markdoc.parse(after)]
  if (keyOf(old) === keyOf(changed)) return before
  const merged = mergeBlocks(source.split('\n'), old, changed).join('\n')
  return fromEditor(`${merged}\n`.replace(/^\n+/, ''))
}

/** Lines of the merged children of a container. */
function mergeBlocks(source: string[], old: Node, changed: Node): string[] {
  const olds = blocksOf(old)
  const keys = olds.map(keyOf)
  const news = blocksOf(changed)
  const pairs = pairsOf(keys, news.map(keyOf))
  const lines: string[] = []
  let last = -1
  news.forEach((node, index) => {
    const kept = pairs.get(index)
    // A block without a counterpart stands for the next old one of its kind that has none either.
    const next = olds.findIndex(
      (one, at) =>
        at > last && one.type === node.type && one.tag === node.tag && ![...pairs.values()].includes(at),
    )
    const limit = [...pairs].find(([at]) => at > index)?.[1] ?? olds.length
    const place = kept ?? (next !== -1 && next < limit ? next : undefined)
    const one = place === undefined ? undefined : olds[place]
    const previous = place === last + 1 && last >= 0 ? olds[last] : undefined
    if (index > 0 || (place === 0 && old.type === 'document'))
      lines.push(...(one && (previous || index === 0) ? gapBefore(source, one, previous) : gapOf(node)))
    if (one && kept !== undefined) lines.push(...source.slice(...rangeOf(one)))
    else
      lines.push(
        ...(one && containers.has(node.type) ? mergeContainer(source, one, node) : textOf(node, changed)),
      )
    last = place ?? last
  })
  return lines
}

const containers = new Set(['tag', 'list', 'table', 'tbody'])

function mergeContainer(source: string[], old: Node, changed: Node): string[] {
  if (old.type !== 'tag') {
    const [first] = blocksOf(old)
    return first ? mergeBlocks(source, old, changed) : textOf(changed)
  }
  const [start = 0, head = 0, tail = 0, end = 0] = old.lines
  const first = blocksOf(old)[0]
  if (!first || old.lines.length < 4) return textOf(changed)
  const attributes = (node: Node) => JSON.stringify(filled(node.attributes))
  const opening =
    attributes(old) === attributes(changed) ? source.slice(start, head) : textOf(changed).slice(0, 1)
  return [
    ...opening,
    ...source.slice(head, rangeOf(first)[0]),
    ...mergeBlocks(source, old, changed),
    ...source.slice(rangeOf(blocksOf(old).at(-1) ?? first)[1], tail),
    ...source.slice(tail, end),
  ]
}

const gapOf = ({ type }: Node) => (type === 'item' || type === 'tr' ? [] : [''])
const gapBefore = (source: string[], node: Node, previous?: Node) =>
  source.slice(previous ? rangeOf(previous)[1] : 0, rangeOf(node)[0])

/** First line and the line after the last of a block, without blank lines at its end. */
function rangeOf(node: Node): [number, number] {
  const [start = 0] = node.lines
  if (node.type !== 'list' && node.type !== 'item') return [start, node.lines.at(-1) ?? start]
  const inner = node.children.map((child) => rangeOf(child)[1])
  return [start, Math.max(start + 1, ...(inner.length > 0 ? inner : node.lines))]
}

/** The blocks inside a block; a table is its rows, and the block "table" of Markdoc's own syntax is the table in it. */
function blocksOf(node: Node): Node[] {
  const children = node.type === 'table' ? node.children.flatMap((part) => part.children) : node.children
  return children.map(unwrapped)
}

function unwrapped(node: Node): Node {
  const [only] = node.children
  const isTable = node.tag === 'table' && only?.type === 'table' && node.children.length === 1
  return isTable && Object.keys(filled(node.attributes)).length === 0 ? only : node
}

/** A block in Markdown. Tables are written with pipes, and attributes in one line. */
function textOf(node: Node, parent?: Node): string[] {
  if (node.type === 'tr') return [rowText(node)]
  if (node.type === 'item')
    return format(new Markdoc.Ast.Node('list', parent?.attributes, [node])).split('\n')
  if (node.type === 'table') {
    const [head, ...rows] = blocksOf(node)
    const line = `|${' --- |'.repeat(head?.children.length ?? 1)}`
    return head ? [rowText(head), line, ...rows.map(rowText)] : []
  }
  const inner = node.type === 'tag' ? blocksOf(node) : []
  if (inner.length === 0) return format(node).split('\n')
  const [opening = ''] = format(new Markdoc.Ast.Node('tag', node.attributes, [paragraph], node.tag)).split(
    '\n',
  )
  const body = inner.flatMap((child, index) => [...(index > 0 ? [''] : []), ...textOf(child)])
  return [opening, ...body, `{% /${node.tag} %}`]
}

const paragraph = Markdoc.parse('x').children[0] as Node
const format = (node: Node) => Markdoc.format(node, { maxTagOpeningWidth: 10_000 }).replace(/^\n+|\n+$/g, '')
const rowText = (row: Node) =>
  `| ${row.children
    .map((cell) =>
      cell.children
        .map(format)
        .join(' ')
        .replaceAll('\n', ' ')
        .replaceAll(/(?<!\\)\|/g, '\\|'),
    )
    .join(' | ')} |`

/** A text that is equal for two blocks that say the same. */
function keyOf(node: Node): string {
  return JSON.stringify(meaning(unwrapped(node)))
}

function meaning(node: Node): unknown {
  if (node.type === 'softbreak') return ' '
  if (node.type === 'text') return node.attributes.content
  const { marker: _, ...attributes } = node.attributes
  if (node.type === 'fence') return ['fence', filled(attributes)]
  const single = ['item', 'td', 'th'].includes(node.type)
  const children = (node.type === 'table' ? [node] : node.children).flatMap((child) =>
    child.type === 'table'
      ? blocksOf(child)
      : single && (child.type === 'paragraph' || child.type === 'inline')
        ? child.children.flatMap((inner) => (inner.type === 'inline' ? inner.children : [inner]))
        : [unwrapped(child)],
  )
  const cell = node.type === 'td' || node.type === 'th'
  return [node.type, node.tag, cell ? {} : filled(attributes), joined(children.map(meaning))]
}

/** Texts beside each other as one, with single spaces. */
function joined(parts: unknown[]): unknown[] {
  const result: unknown[] = []
  for (const part of parts) {
    if (typeof part === 'string' && typeof result.at(-1) === 'string')
      result.push(`${String(result.pop())}${part}`)
    else result.push(part)
  }
  return result.map((part) => (typeof part === 'string' ? part.replaceAll(/\s+/g, ' ') : part))
}

/** Attributes with a value, by name. */
function filled(attributes: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(attributes).filter(([name, value]) => {
    const isFirst = name === 'start' && value === 1
    return !isFirst && value !== undefined && value !== null && value !== ''
  })
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)))
}

/** Longest common subsequence: places in the second list with their place in the first. */
function pairsOf(old: string[], changed: string[]): Map<number, number> {
  const length = old.map(() => changed.map(() => 0))
  const at = (i: number, j: number) => length[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = changed.length - 1; j >= 0; j -= 1)
      (length[i] ?? [])[j] =
        old[i] === changed[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs = new Map<number, number>()
  for (let i = 0, j = 0; i < old.length && j < changed.length;) {
    if (old[i] === changed[j]) pairs.set(j++, i++)
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}
