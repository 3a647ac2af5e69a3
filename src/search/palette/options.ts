import { kinds, type Kind } from '../entry'
import { excerpt } from '../highlight'
import type { Result } from '../engine'
import { startingPoints, waysOn, type Way } from '../ways'

/** One line of the palette. `words` are the index words to mark in it. */
export type Option = {
  href: string
  title: string
  context?: string
  text: string
  kind?: Kind
  words: string[]
}
export type Group = { title: string; options: Option[] }

/** Results shown at once: what does not fit is on the search page. */
export const mostResults = 12

/** What the palette shows for a query: results by kind, the kind of the best one first. */
export function groupResults(results: Result[]): Group[] {
  const groups = new Map<Kind, Option[]>()
  for (const { kind, href, title, heading, text, words } of results.slice(0, mostResults)) {
    const option: Option = {
      kind,
      href,
      title: heading || title,
      context: heading ? title : undefined,
      text: excerpt(text, words),
      words,
    }
    groups.set(kind, [...(groups.get(kind) ?? []), option])
  }
  return [...groups].map(([kind, options]) => ({ title: kinds[kind], options }))
}

/** What the palette shows before anything is typed. */
export function startGroups(): Group[] {
  return [{ title: 'Start here', options: startingPoints.map(optionOf) }]
}

/** What the palette shows when nothing was found. */
export function emptyGroups(): Group[] {
  return [{ title: 'Perhaps from here', options: waysOn.map(optionOf) }]
}

function optionOf(way: Way): Option {
  return { ...way, words: [] }
}
