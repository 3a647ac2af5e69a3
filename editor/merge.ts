import { isDeepStrictEqual } from 'node:util'
import { diff3MergeRegions, diffIndices } from 'node-diff3'
import { isSeq, parse, parseDocument, stringify, type Document } from 'yaml'
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
  return `---\n${mergeYaml(oldFields, fields)}---\n\n${fromEditor(merged).trimStart()}`
}

/** Merges YAML: what has the same value stays as it is written, comments and order included. */
function mergeYaml(before: string | undefined, after: string): string {
  const wanted = filled(parse(after))
  if (before === undefined) return stringify(wanted, { lineWidth: 0 })
  const document = parseDocument(before)
  const base = document.toString({ lineWidth: 0 })
  change(document, [], filled(parse(before)), wanted)
  return mergeLines(before, base, document.toString({ lineWidth: 0 }))
}

/** Changes a value at a path of a document. Expects what it is now and what it shall be, both without empty fields. */
function change(document: Document.Parsed, path: string[], old: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(old, wanted)) return
  const node = document.getIn(path, true)
  const areLists = Array.isArray(old) && Array.isArray(wanted)
  if (wanted === undefined) document.deleteIn(path)
  else if (areLists ? old.length === wanted.length : isJsonObject(old) && isJsonObject(wanted)) {
    const [from, to] = [old, wanted] as Record<string, unknown>[]
    for (const key of Object.keys({ ...from, ...to }))
      change(document, [...path, key], from?.[key], to?.[key])
  } else if (areLists && isSeq(node))
    // An item that moved keeps its notes.
    node.items = wanted.map(
      (value) =>
        node.items[old.findIndex((item) => isDeepStrictEqual(item, value))] ?? document.createNode(value),
    )
  else document.setIn(path, typeof wanted === 'object' ? document.createNode(wanted) : wanted)
}

/** A value without the empty fields that a form leaves behind. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(filled) : undefined
  if (!isJsonObject(value)) return value === '' || value === null ? undefined : value
  const fields = Object.entries(value)
    .map(([key, item]) => [key, filled(item)])
    .filter(([, item]) => item !== undefined)
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/**
 * Changes a text as one other text became another: lines of the last text replace what is not the same in both of them. Lines
 * that only say the same in other words stay as they are. With `conflicts`, other words are changes, too, and it gets what the
 * first text loses: lines that are only there, and with a minus those that it had deleted.
 */
export function mergeLines(text: string, before: string, after: string, conflicts?: string[]): string {
  const [own, base, next] = [text, before, after].map(linesOf) as [Line[], Line[], Line[]]
  const pairs = pairsOf(base, next)
  const moved = new Map(pairs.flatMap(([line, { gap }]) => (gap === line.gap ? [] : [[line, gap]])))
  for (const [line, theirs] of pairsOf(base, own))
    if (!conflicts || line.key === theirs.key) {
      theirs.key = line.key
      Object.assign(line, { text: theirs.text, gap: moved.get(line) ?? theirs.gap })
    }
  for (const [line, mine] of pairs) mine.gap = line.gap
  const lost: Line[] = []
  const resolved = ([theirs, old, mine]: [Line[], Line[], Line[]]) => {
    if (isSame(mine, old) || isSame(mine, theirs)) return theirs
    if (!conflicts && old.length === 0) return [...theirs, ...mine]
    const both = joined(theirs, mine, old) ?? joined(mine, theirs, old)
    if (both) return both
    if (!isSame(theirs, old)) {
      lost.push(...theirs.filter(({ key }) => !old.some((line) => line.key === key)))
      if (theirs.length === 0) conflicts?.push(...old.map((line) => `- ${line.text}`))
    }
    return mine
  }
  const merged = diff3MergeRegions(own, base, next).flatMap((region) => {
    if (region.stable) return region.bufferContent
    const parts: [Line[], Line[], Line[]] = [region.aContent, region.oContent, region.bContent]
    // Changes in neighboring lines are changes of each line.
    const isLineByLine = parts.every(({ length }) => length === region.oLength)
    const lineAt = (at: number) => parts.map((lines) => lines.slice(at, at + 1)) as typeof parts
    return isLineByLine ? region.oContent.flatMap((_, at) => resolved(lineAt(at))) : resolved(parts)
  })
  const kept = new Set(merged.map(String))
  conflicts?.push(...lost.filter(({ key }) => !kept.has(key)).map(({ text: words }) => words))
  return `${merged.map((line) => '\n'.repeat(line.gap) + line.text).join('\n')}\n`
}

const isSame = (first: Line[], second: Line[]) => isDeepStrictEqual(first.map(String), second.map(String))

/** Both changes of lines, if one is of their start and the other of the rest. */
function joined(head: Line[], tail: Line[], old: Line[]): Line[] | undefined {
  const at = [...old.keys()].find(
    (index) =>
      isSame(old.slice(index), head.slice(index - old.length)) &&
      isSame(old.slice(0, index), tail.slice(0, index)),
  )
  return at === undefined ? undefined : [...head.slice(0, at - old.length), ...tail.slice(at)]
}

/** The same lines of two texts, and where they differ, lines one by one if both have as many. */
function pairsOf(first: Line[], second: Line[]): [Line, Line][] {
  let [i, j] = [0, 0]
  const end = { buffer1: [first.length, 0], buffer2: [second.length, 0] } as const
  return [...diffIndices(first, second), end].flatMap(({ buffer1, buffer2 }) => {
    const length = buffer1[0] - i + (buffer1[1] === buffer2[1] ? buffer1[1] : 0)
    const others = second.slice(j, j + length)
    const pairs = first.slice(i, i + length).map((line, at): [Line, Line] => [line, others[at] as Line])
    ;[i, j] = [buffer1[0] + buffer1[1], buffer2[0] + buffer2[1]]
    return pairs
  })
}
