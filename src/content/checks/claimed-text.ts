import path from 'node:path'
import type { Subgraph } from '@/playground/engine/messages'
import { groupBy } from '@/lib/group-by'
import { collections, featureGroups, featurePages } from '../collections'
import type { Entry } from '../collection'
import { bodyProblems } from '../document'
import { examplesOf } from '../examples'
import { fillVariables } from '../fill-variables'
import type { Snippet } from '../schemas/feature'
import { contentRoot } from '../source'
import type { ClaimedText } from './claims'
import { groupSnippets, pageSnippets } from './feature-snippets'
import { variableProblems } from './variables'

/**
 * The text that a file of claims is about, with the quiz beside a chapter. Takes the file's path below `content/` without
 * its ending. Returns `broken` for a text that cannot be read, which is reported itself.
 */
export function claimedText(slug: string): ClaimedText | 'broken' | undefined {
  const files = ['.md', '.yaml', '.quiz.yaml'].map((ending) => path.join(contentRoot, slug + ending))
  const isBeside = ({ file }: { file: string }) => files.includes(file)
  const read = collections.map((collection) => collection.read())
  const entries = read.flatMap((collection): Entry<unknown>[] => collection.entries.filter(isBeside))
  if (read.some(({ broken }) => broken.some(isBeside)) || entries.some(isUnreadable)) return 'broken'
  if (entries.length === 0) return undefined
  const words = entries.flatMap(({ data, body }) => [...textsOf(data), body]).join('\n')
  return { words, examples: new Map(entries.flatMap(examplesIn)) }
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
  const isThis = (entry: { file: string }) => entry.file === file
  const page = featurePages.read().entries.find(isThis)
  const group = featureGroups.read().entries.find(isThis)
  return page ? pageSnippets(page.data) : group ? groupSnippets(group.data) : []
}
