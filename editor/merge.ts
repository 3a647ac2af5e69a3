import { isDeepStrictEqual } from 'node:util'
import { diff3Merge, diffIndices } from 'node-diff3'
import { isMap, isSeq, parse, parseDocument, stringify, type Document } from 'yaml'
import { isJsonObject } from '@/lib/guards'
import { fromEditor, linesOf, partsOf, toEditor, type Line } from './body'
import { withoutEmpty } from './model'

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
  const merged = mergeLines(toEditor(oldBody), written, body)
  return `---\n${mergeYaml(oldFields, fields)}---\n\n${fromEditor(merged).trimStart()}`
}

/** Merges YAML: what has the same value stays as it is written, comments and order included. */
function mergeYaml(before: string | undefined, after: string): string {
  const wanted = withoutEmpty(parse(after))
  if (before === undefined) return stringify(wanted, { lineWidth: 0 })
  const document = parseDocument(before)
  const base = document.toString({ lineWidth: 0 })
  change(document, [], withoutEmpty(parse(before)), wanted)
  return mergeLines(before, base, document.toString({ lineWidth: 0 }))
}

/** Changes a value at a path of a document. Expects what it is now and what it shall be, both without empty fields. */
function change(document: Document.Parsed, path: string[], old: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(old, wanted)) return
  const node = document.getIn(path, true)
  const areLists = Array.isArray(old) && Array.isArray(wanted)
  if (wanted === undefined) document.deleteIn(path)
  else if (areLists ? old.length === wanted.length : isJsonObject(old) && isJsonObject(wanted)) {
    const [from = {}, to = {}] = [old, wanted] as Record<string, unknown>[]
    const order = Object.keys(to)
    for (const key of Object.keys({ ...from, ...to })) {
      change(document, [...path, key], from[key], to[key])
      if (key in from || !isMap(node)) continue
      // A new field comes after the one that is before it in the schema.
      const previous = order[order.indexOf(key) - 1]
      const added = node.items.splice(-1)
      node.items.splice(node.items.findIndex((pair) => String(pair.key) === previous) + 1, 0, ...added)
    }
  } else if (areLists && isSeq(node))
    // An item that moved keeps its notes.
    node.items = wanted.map(
      (value) =>
        node.items[old.findIndex((item) => isDeepStrictEqual(item, value))] ?? document.createNode(value),
    )
  else document.setIn(path, typeof wanted === 'object' ? document.createNode(wanted) : wanted)
}

/**
 * Changes a text as one other text became another, which say the same in other words: lines that did not change stay as they are
 * written, with their blank lines.
 */
export function mergeLines(text: string, before: string, after: string): string {
  const [own, base, next] = [text, before, after].map(linesOf) as [Line[], Line[], Line[]]
  const changes = hunksOf(base, next)
  const isKept = ([old, now]: Hunk) => old.length === 1 && old[0]?.key === now[0]?.key
  const kept = new Set(changes.filter(isKept).flatMap(([old]) => old))
  const head: Line[] = []
  const written = new Map<Line | undefined, Line[]>([[undefined, head]])
  for (const [old, lines] of hunksOf(base, own)) {
    if (old.length === 0) written.get(undefined)?.push(...lines)
    // Lines that are written in another number of lines stay or change together.
    else if (old.length === lines.length || old.every((line) => kept.has(line)))
      for (const line of old) written.set(line, line === old[0] ? [...lines] : [])
    written.set(undefined, written.get(old.at(-1)) ?? [])
  }
  const result = changes.flatMap(([old, now]) => {
    const lines = old[0] && written.get(old[0])
    if (old.length !== 1 || !now[0] || !lines) return now
    const gap = now[0].gap === old[0]?.gap ? (lines[0] ?? now[0]).gap : now[0].gap
    const [first, ...rest] = isKept([old, now]) ? lines : [...now, ...lines.slice(1)]
    return first ? [{ ...first, gap }, ...rest] : []
  })
  return `${[...head, ...result].map((line) => '\n'.repeat(line.gap) + line.text).join('\n')}\n`
}

type Hunk = [Line[], Line[]]

/** What is in the place of what in two texts: line by line, but where another number of lines differs. */
function hunksOf(first: Line[], second: Line[]): Hunk[] {
  let [i, j] = [0, 0]
  const end = { buffer1: [first.length, 0], buffer2: [second.length, 0] } as const
  return [...diffIndices(first, second), end].flatMap(({ buffer1, buffer2 }) => {
    const [to, toOther] = [buffer1[0] + buffer1[1], buffer2[0] + buffer2[1]]
    const until = buffer1[1] === buffer2[1] ? to : buffer1[0]
    const hunks = first.slice(i, until).map((line, at): Hunk => [[line], second.slice(j + at, j + at + 1)])
    if (until < to || buffer2[0] + until - buffer1[0] < toOther)
      hunks.push([first.slice(until, to), second.slice(buffer2[0], toOther)])
    ;[i, j] = [to, toOther]
    return hunks
  })
}

/** Joins what two people made of a text. Where both changed a line, it gets mine, and `conflicts` gets theirs, or a minus and what they deleted. */
export function joined(theirs: string, opened: string, mine: string, conflicts: string[]): string {
  const [a, o, b] = [theirs, opened, mine].map((text) => text.split('\n')) as [string[], string[], string[]]
  const lost: string[] = []
  const resolved = ({ a: them, o: old, b: me }: { a: string[]; o: string[]; b: string[] }): string[] => {
    // Changes in neighboring lines are changes of each line.
    if (old.length > 1 && them.length === old.length && me.length === old.length)
      return old.flatMap((line, at) => resolved({ a: [`${them[at]}`], o: [line], b: [`${me[at]}`] }))
    if (isDeepStrictEqual(me, old)) return them
    lost.push(...them.filter((line) => !old.includes(line)))
    if (them.length === 0) lost.push(...old.map((line) => `- ${line}`))
    return me
  }
  const merged = diff3Merge(a, o, b).flatMap(({ ok = [], conflict }) => (conflict ? resolved(conflict) : ok))
  conflicts.push(...lost.filter((line) => !merged.includes(line)))
  return merged.join('\n')
}
