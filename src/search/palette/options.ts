import { kinds, type Kind } from '../entry'
import { excerptOf } from '../highlight'
import type { Result } from '../engine'
import { noResultSuggestions, startSuggestions, type Suggestion } from '../suggestions'

/** An option of the palette. `words` are the index words to highlight in it. */
export type Option = {
  href: string
  title: string
  context?: string
  text: string
  kind?: Kind
  words: string[]
}
/** Options under a heading. `first` is the index of its first option among all groups. */
export type Group = { title: string; options: Option[]; first: number }

/** Maximum results in the palette; the search page lists more. */
const maxResults = 12

/** Groups results by kind, the kind of the best result first. */
export function groupResults(results: Result[]): Group[] {
  const groups = new Map<Kind, Option[]>()
  for (const { kind, href, title, heading, text, words } of results.slice(0, maxResults)) {
    const option: Option = {
      kind,
      href,
      title: heading || title,
      context: heading ? title : undefined,
      text: excerptOf(heading || title, text, words),
      words,
    }
    groups.set(kind, [...(groups.get(kind) ?? []), option])
  }
  let first = 0
  return [...groups].map(([kind, options]) => {
    const group = { title: kinds[kind], options, first }
    first += options.length
    return group
  })
}

/** Returns the suggestions shown before anything is typed. */
export function startGroups(): Group[] {
  return [{ title: 'Start here', options: startSuggestions.map(optionOf), first: 0 }]
}

/** Returns the suggestions shown without results. */
export function emptyGroups(): Group[] {
  return [{ title: 'Perhaps from here', options: noResultSuggestions.map(optionOf), first: 0 }]
}

function optionOf(suggestion: Suggestion): Option {
  return { ...suggestion, words: [] }
}
