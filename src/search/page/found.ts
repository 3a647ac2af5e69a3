import { excerptOf } from '../highlight'
import type { Entry } from '../entry'
import type { Search } from '../engine'

/** A result as the page shows it. */
export type Found = Pick<Entry, 'kind' | 'href' | 'title' | 'heading' | 'text'> & { words: string[] }

/** Results on the search page. */
const mostFound = 30

/** What the page shows for a query. */
export function findAll(search: Search, query: string): Found[] {
  return search(query, mostFound).map(({ kind, href, title, heading, text, words }) => ({
    kind,
    href,
    title,
    heading,
    text: excerptOf(heading || title, text, words),
    words,
  }))
}
