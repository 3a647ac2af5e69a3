import path from 'node:path'
import type { Subgraph } from '@/playground/engine/messages'
import { groupBy } from '@/lib/group-by'
import { collections, featureGroups } from '../collections'
import type { Entry } from '../types'
import { bodyProblems } from '../document'
import { examplesOf } from '../examples'
import { fillVariables } from '../fill-variables'
import type { Snippet } from '../schemas/feature'
import { contentRoot } from '../source'
import type { ClaimedText } from './claims'
import { groupSnippets } from './feature-snippets'
import { variableProblems } from './variables'

/**
 * Finds the text that a file of claims is about, with the quiz beside a chapter. The function takes the file's path below
 * `content/` without its ending, and returns `broken` for a text that cannot be read, which is reported itself.
 */
export function claimedTexts(): (slug: string) => ClaimedText | 'broken' | undefined {
  const read = collections.map((collection) => collection.read())
  const entryOf = new Map(
    read.flatMap(({ entries }) => entries.map((entry: Entry<unknown>) => [entry.file, entry])),
  )
  const broken = new Set(read.flatMap((collection) => collection.broken.map(({ file }) => file)))
  return (slug) => {
    const files = ['.md', '.yaml', '.quiz.yaml'].map((ending) => path.join(contentRoot, slug + ending))
    const entries = files.flatMap((file) => entryOf.get(file) ?? [])
    if (files.some((file) => broken.has(file)) || entries.some(isUnreadable)) return 'broken'
    if (entries.length === 0) return undefined
    const words = entries.flatMap(({ data, body }) => [...textsOf(data), body]).join('\n')
    return { words, examples: new Map(entries.flatMap(examplesIn)) }
  }
}

function isUnreadable(entry: Entry<unknown>): boolean {
  return (entry.file.endsWith('.md') ? bodyProblems(entry) : variableProblems(entry)).length > 0
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function examplesIn(entry: Entry<unknown>): [name: string, subgraphs: Subgraph[]][] {
  if (entry.file.endsWith('.md')) return examplesOf(entry).map(({ name, subgraphs }) => [name, subgraphs])
  const snippets = [...groupBy(snippetsOf(entry), ({ example = 'start' }) => example)]
  return snippets.map(([name, group]) => [
    name,
    group.flatMap(({ subgraph, content }) =>
      subgraph === undefined ? [] : [{ name: subgraph, sdl: fillVariables(content) }],
    ),
  ])
}

function snippetsOf({ file }: Entry<unknown>): Snippet[] {
  const group = featureGroups.read().entries.find((entry) => entry.file === file)
  return group ? groupSnippets(group.data) : []
}
