import { isDeepStrictEqual } from 'node:util'
import { diffComm } from 'node-diff3'
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  type Node as YamlNode,
} from 'yaml'
import { splitSource } from '@/content/source'
import { isJsonObject } from '@/lib/guards'
import { formatted, fromEditor, linesOf, toEditor, type Line } from './body'

// What the editor saves says the same in other words: other quotes, folds, and blank lines. So a save is compared with the file
// as it was in such words, and only lines that differ are taken over.

/** Merges a file. Takes its name, the text before, or undefined for a new file, and the text to save. */
export function mergeFile(file: string, before: string | undefined, after: string): string {
  if (!file.endsWith('.md')) return mergeYaml(before, after)
  const { frontMatter, body } = splitSource(after)
  const next = formatted(body)
  if (before === undefined) return `---\n${mergeYaml(before, frontMatter)}---\n\n${fromEditor(next).trim()}\n`
  const source = splitSource(before)
  const old = toEditor(source.body)
  const merged = fromEditor(mergeLines(old, formatted(old), next))
  return `---\n${mergeYaml(source.frontMatter, frontMatter)}---\n${merged}`
}

/** Merges YAML: what has the same value stays as it is written, comments and order included. */
function mergeYaml(before: string | undefined, after: string): string {
  const wanted = filled(parse(after))
  if (before === undefined) return stringify(wanted, { lineWidth: 0 })
  const document: Document = parseDocument(before)
  const from = document.toString({ lineWidth: 0 })
  document.contents = changed(document, document.contents ?? undefined, wanted) as YamlNode
  return mergeLines(before, from, document.toString({ lineWidth: 0 }))
}

/** A node with another value. Parts that say the same stay as they are, with their notes. */
function changed(document: Document, node: YamlNode | undefined, wanted: unknown): unknown {
  const says = (part: YamlNode | undefined, value: unknown) =>
    isDeepStrictEqual(part && filled(part.toJS(document)), value)
  if (says(node, wanted)) return node
  if (isMap(node) && isJsonObject(wanted)) {
    const keys = Object.keys(node.toJS(document) as object)
    for (const key of new Set([...keys, ...Object.keys(wanted)])) {
      const part = node.get(key, true) as YamlNode | undefined
      if (wanted[key] !== undefined) node.set(key, changed(document, part, wanted[key]))
      else if (!says(part, undefined)) node.delete(key)
    }
    return node
  }
  if (isSeq(node) && Array.isArray(wanted)) {
    const items = node.items as YamlNode[]
    node.items = wanted.map((value, index) => {
      const place = items.length === wanted.length ? items[index] : undefined
      return changed(document, [place, ...items].find((item) => says(item, value)) ?? place, value)
    })
    return node
  }
  return isScalar(node) && typeof wanted !== 'object'
    ? Object.assign(node, { value: wanted })
    : document.createNode(wanted)
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
  const same = unitsOf(next, base).filter(
    ({ lines: [line], places: [place = -1] }) => line && line.key === base[place]?.key,
  )
  const nextAt = new Map(same.map(({ at, places: [place = -1] }) => [place, at]))
  const old = new Set(nextAt.values())
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

/** The lines of a text from a place on, and the places of the same lines in another text: one by one where both have as many. */
type Unit = { at: number; lines: Line[]; places: number[] }

function unitsOf(own: Line[], base: Line[]): Unit[] {
  let [at, place] = [0, 0]
  const parts = diffComm(own.map(keyOf), base.map(keyOf))
  return parts.flatMap(({ common = [], buffer1 = common, buffer2 = common }): Unit[] => {
    const lines = own.slice(at, at + buffer1.length)
    const places = buffer2.map((_, index) => place + index)
    const unit = { at, lines, places }
    at += lines.length
    place += places.length
    if (lines.length !== places.length) return [unit]
    return lines.map((line, index) => ({ at: unit.at + index, lines: [line], places: [places[index] ?? -1] }))
  })
}

const keyOf = ({ key }: Line) => key
