import { kinds, type Kind } from '../entry'
import { excerptOf } from '../highlight'
import type { Result } from '../engine'
import { startingPoints, waysOn, type Way } from '../suggestions'

/** One line of the palette. `words` are the index words to mark in it. */
export type Option = {
  href: string
  title: string
  context?: string
  text: string
  kind?: Kind
  words: string[]
}
/** Options under a heading; `first` is the place of the first one, counted through all groups. */
export type Group = { title: string; options: Option[]; first: number }

/** Results shown at once: what does not fit is on the search page. */
const mostResults = 12

/** What the palette shows for a query: results by kind, the kind of the best one first. */
export function groupResults(results: Result[]): Group[] {
  const groups = new Map<Kind, Option[]>()
  for (const { kind, href, title, heading, text, words } of results.slice(0, mostResults)) {
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

/** What the palette shows before anything is typed. */
export function startGroups(): Group[] {
  return [{ title: 'Start here', options: startingPoints.map(optionOf), first: 0 }]
}

/** What the palette shows when nothing was found. */
export function emptyGroups(): Group[] {
  return [{ title: 'Perhaps from here', options: waysOn.map(optionOf), first: 0 }]
}

function optionOf(way: Way): Option {
  return { ...way, words: [] }
}
