import { isDeepStrictEqual } from 'node:util'
import { Document, isMap, isSeq, parse, parseDocument, stringify, type Node as YamlNode } from 'yaml'
import { isJsonObject } from '@/lib/guards'
import { fromEditor, linesOf, partsOf, tidy, toEditor, type Line } from './body'

// What the editor saves says the same in other words: other quotes, folds, and blank lines. So a save is compared with what the
// editor would write of the file as it was, and only lines that differ are taken over.

/**
 * Merges a file. Expects its name, the text before, or undefined for a new file, the text to save, and the body before as the editor
 * writes it.
 */
export function mergeFile(file: string, before: string | undefined, after: string, written = ''): string {
  if (!file.endsWith('.md')) return mergeYaml(before, after)
  const [fields = '', body = ''] = partsOf(after)
  if (before === undefined) return `---\n${mergeYaml(undefined, fields)}---\n\n${fromEditor(body).trim()}\n`
  const [oldFields = '', oldBody = ''] = partsOf(before)
  const merged = mergeLines(toEditor(oldBody), tidy(written), tidy(body))
  return `---\n${mergeYaml(oldFields, fields)}---\n${fromEditor(merged)}`
}

/** Merges YAML: what has the same value stays as it is written, comments and order included. */
function mergeYaml(before: string | undefined, after: string): string {
  const wanted = filled(parse(after))
  if (before === undefined) return stringify(wanted, { lineWidth: 0 })
  const [base, changed] = [parseDocument(before), parseDocument(before)]
  if (changed.contents) change(changed, changed.contents, wanted)
  const [from, to] = [base, changed].map((document) => document.toString({ lineWidth: 0 }))
  return mergeLines(before, from ?? '', to ?? '')
}

/** Gives a list or a map other values. */
function change(document: Document.Parsed | Document, node: YamlNode, wanted: unknown): void {
  const replace = (key: unknown, value: unknown) => {
    const old = (isMap(node) || isSeq(node)) && (node.get(key, true) as YamlNode | undefined)
    const now = old ? filled(old.toJS(new Document())) : undefined
    if (!(isMap(node) || isSeq(node)) || isDeepStrictEqual(now, value)) return
    if (old && ((isMap(old) && isJsonObject(value)) || (isSeq(old) && Array.isArray(value))))
      change(document, old, value)
    else if (value === undefined) node.delete(key)
    else node.set(key, typeof value === 'object' ? document.createNode(value) : value)
  }
  if (isMap(node) && isJsonObject(wanted)) {
    const keys = Object.keys(node.toJS(new Document()) as object)
    for (const key of new Set([...keys, ...Object.keys(wanted)])) replace(key, wanted[key])
  }
  if (isSeq(node) && Array.isArray(wanted)) {
    const items = node.items as YamlNode[]
    if (items.length !== wanted.length)
      // An item that moved keeps its notes.
      node.items = wanted.map(
        (value) =>
          items.find((item) => isDeepStrictEqual(filled(item.toJS(new Document())), value)) ??
          document.createNode(value),
      )
    for (const [index, value] of wanted.entries()) replace(index, value)
  }
}

/** A value without the empty fields that a form leaves behind. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(filled) : undefined
  if (!isJsonObject(value)) return value === '' ? undefined : value
  const fields = Object.entries(value).flatMap(([key, item]) => {
    const own = filled(item)
    return own === undefined || own === null ? [] : [[key, own]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/**
 * Changes a text as one other text became another: lines of the last text replace what is not the same in both of them. With
 * `conflicts`, this is also true of lines that both texts added at one place, and `conflicts` gets what the first text loses: lines
 * that are only there, and with a minus those that it had deleted.
 */
export function mergeLines(text: string, before: string, after: string, conflicts?: string[]): string {
  const [own, base, next] = [text, before, after].map(linesOf) as [Line[], Line[], Line[]]
  const pairs = pairsOf(base, next)
  const nextAt = new Map(pairs)
  const old = new Set(pairs.map(([, at]) => at))
  const merged: Line[] = []
  let replaced: Line[] = []
  let taken = 0
  const known = new Set([...base, ...next].map(({ key }) => key))
  const takeUntil = (end: number) => {
    const lines = next.slice(taken, end)
    const gapOf = (index: number) => (replaced.length === lines.length ? replaced[index]?.gap : undefined)
    merged.push(...lines.map((line, index) => ({ ...line, gap: gapOf(index) ?? line.gap })))
    replaced = []
  }
  for (const { lines, places } of unitsOf(own, base)) {
    const first = nextAt.get(places[0] ?? -1) ?? taken
    const bothAdd = conflicts && places.length === 0 && taken < next.length && !old.has(taken)
    if (!bothAdd && places.every((place, index) => nextAt.get(place) === first + index)) {
      if (places.length > 0) takeUntil(first)
      merged.push(...lines)
      if (places.length > 0) taken = first + places.length
    } else {
      replaced.push(...lines)
      conflicts?.push(...lines.filter(({ key }) => !known.has(key)).map((line) => line.text))
      if (lines.length === 0) conflicts?.push(...places.map((place) => `- ${base[place]?.text}`))
    }
  }
  takeUntil(next.length)
  return `${merged.map((line) => '\n'.repeat(line.gap) + line.text).join('\n')}\n`
}

/** The lines of a text with the places of the same lines in another text: one by one where both have as many. */
function unitsOf(own: Line[], base: Line[]): { lines: Line[]; places: number[] }[] {
  let [i, j] = [0, 0]
  return [...pairsOf(own, base), [own.length, base.length] as const].flatMap(([at, other]) => {
    const lines = own.slice(i, at)
    const places = Array.from({ length: other - j }, (_, index) => j + index)
    ;[i, j] = [at + 1, other + 1]
    const run =
      lines.length === places.length
        ? lines.map((line, index) => ({ lines: [line], places: places.slice(index, index + 1) }))
        : [{ lines, places }]
    return [...run, { lines: own.slice(at, at + 1), places: at < own.length ? [other] : [] }]
  })
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
