import { isDeepStrictEqual } from 'node:util'
import { diff3Merge } from 'node-diff3'
import { isMap, isSeq, parse, parseDocument, stringify, type Document } from 'yaml'
import { isJsonObject } from '@/lib/guards'
import { fromEditor, partsOf, toEditor } from './body'
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
  const merged = joined(toEditor(oldBody), written, body)
  return `---\n${mergeYaml(oldFields, fields)}---\n\n${fromEditor(merged).trimStart()}`
}

/** Merges YAML: what has the same value stays as it is written, comments and order included. */
function mergeYaml(before: string | undefined, after: string): string {
  const wanted = withoutEmpty(parse(after))
  if (before === undefined) return stringify(wanted, { lineWidth: 0 })
  const document = parseDocument(before)
  // A blank line of a text has its indentation, which content has not.
  const written = () => document.toString({ lineWidth: 0 }).replaceAll(/^ +$/gm, '')
  const base = written()
  change(document, [], withoutEmpty(parse(before)), wanted)
  return joined(before, base, written())
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
 * Joins what two people made of a text. Where both changed a line, it gets mine, and `conflicts` gets theirs, or a minus and what they
 * deleted.
 */
export function joined(theirs: string, opened: string, mine: string, conflicts: string[] = []): string {
  const [a, o, b] = [theirs, opened, mine].map((text) => text.split('\n')) as [string[], string[], string[]]
  const lost: string[] = []
  const resolved = ([them = [], old = [], me = []]: string[][]): string[] => {
    if (isDeepStrictEqual(me, old)) return them
    // Changes in neighboring lines are changes of each line.
    if (old.length > 1 && them.length === old.length && me.length === old.length)
      return old.flatMap((line, at) => resolved([[`${them[at]}`], [line], [`${me[at]}`]]))
    const [head, tail] = alike(old, me)
    const [theirHead, theirTail] = alike(old, them)
    // One of both changed what is above the changes of the other.
    if (old.length > 0 && head + theirTail >= old.length)
      return [...them.slice(0, them.length - theirTail), ...me.slice(old.length - theirTail)]
    if (old.length > 0 && theirHead + tail >= old.length)
      return [...me.slice(0, me.length - tail), ...them.slice(old.length - tail)]
    // Theirs has as many lines as before, so that those around mine are in the same place.
    if (them.length === old.length && head + tail > 0) {
      const inner = [them, old, me].map((lines) => lines.slice(head, lines.length - tail))
      return [...them.slice(0, head), ...resolved(inner), ...them.slice(old.length - tail)]
    }
    lost.push(...them.filter((line) => !old.includes(line)))
    if (them.length === 0) lost.push(...old.map((line) => `- ${line}`))
    return me
  }
  const merged = diff3Merge(a, o, b).flatMap(({ ok = [], conflict }) =>
    conflict ? resolved([conflict.a, conflict.o, conflict.b]) : ok,
  )
  conflicts.push(...lost.filter((line) => !merged.includes(line)))
  return merged.join('\n')
}

/** The number of lines that two texts begin with alike, and of those that they end with. */
function alike(one: string[], other: string[]): [number, number] {
  const least = Math.min(one.length, other.length)
  let [head, tail] = [0, 0]
  while (head < least && one[head] === other[head]) head += 1
  while (tail < least - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  return [head, tail]
}
