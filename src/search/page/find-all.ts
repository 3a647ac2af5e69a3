import { excerptOf } from '../highlight'
import type { Entry } from '../entry'
import type { Search } from '../engine'

/** A result of the search page. */
export type PageResult = Pick<Entry, 'kind' | 'href' | 'title' | 'heading' | 'text'> & { words: string[] }

const maxResults = 30

/** Searches for the results of the search page. */
export function findAll(search: Search, query: string): PageResult[] {
  return search(query, maxResults).map(({ kind, href, title, heading, text, words }) => ({
    kind,
    href,
    title,
    heading,
    text: excerptOf(heading || title, text, words),
    words,
  }))
}
