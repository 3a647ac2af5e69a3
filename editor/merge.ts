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
  const resolved = ({ a: them, o: old, b: me }: { a: string[]; o: string[]; b: string[] }): string[] => {
    // Changes in neighboring lines are changes of each line.
    if (old.length > 1 && them.length === old.length && me.length === old.length)
      return old.flatMap((line, at) => resolved({ a: [`${them[at]}`], o: [line], b: [`${me[at]}`] }))
    if (isDeepStrictEqual(me, old)) return them
    const same = old.findIndex((line, at) => line !== me[at])
    const above = same === -1 ? old.length : same
    if (isDeepStrictEqual(old.slice(above), them.slice(above - old.length)) && above < old.length)
      return [...them.slice(0, above - old.length), ...me.slice(above)]
    const below = old.findLastIndex((line, at) => line !== me.at(at - old.length)) + 1
    if (below > 0 && isDeepStrictEqual(old.slice(0, below), them.slice(0, below)))
      return [...me.slice(0, me.length - old.length + below), ...them.slice(below)]
    lost.push(...them.filter((line) => !old.includes(line)))
    if (them.length === 0) lost.push(...old.map((line) => `- ${line}`))
    return me
  }
  const merged = diff3Merge(a, o, b).flatMap(({ ok = [], conflict }) => (conflict ? resolved(conflict) : ok))
  conflicts.push(...lost.filter((line) => !merged.includes(line)))
  return merged.join('\n')
}
