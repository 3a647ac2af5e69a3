import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { Entry } from './entry'
import { cleanQuery } from './query'
import { synonyms } from './synonyms'
import { queryWords, wordReader } from './words'

/*
 * minisearch and not pagefind: pagefind is WebAssembly, which needs 'wasm-unsafe-eval' in script-src, and the policy of
 * this site (src/server/policy.ts) allows no kind of eval.
 */

/** A found entry with the index words that matched. */
export type Result = Entry & { words: string[]; score: number }
export type Search = (query: string, limit?: number) => Result[]

/** Words of a query that count: each costs a walk through the index. */
const mostWords = 8
/** Sections shown of one page, so that a long page does not crowd out the others. */
const sectionsOfPage = 3

const options: SearchOptions = {
  boost: { title: 5, heading: 2.5, text: 1 },
  prefix: true,
  fuzzy: (word) => (word.length > 3 ? 1 : false),
  weights: { prefix: 0.5, fuzzy: 0.2 },
  // Words come ready from `queryWords`.
  tokenize: (word) => [word],
  processTerm: (word) => word,
}

/** Two letters in the wrong order are two errors; so many are forgiven only where nothing else was found. */
const lenient: SearchOptions = {
  ...options,
  fuzzy: (word) => (word.length > 4 ? 2 : word.length > 2 ? 1 : false),
}

/** Builds the search over the entries, in slices so that the page stays responsive meanwhile. */
export async function createSearch(entries: Entry[]): Promise<Search> {
  const index = new MiniSearch<{ id: number } & Pick<Entry, 'title' | 'heading' | 'text'>>({
    fields: ['title', 'heading', 'text'],
    tokenize: wordReader(),
    processTerm: (word) => word,
  })
  const documents = entries.map(({ title, heading, text }, id) => ({ id, title, heading, text }))
  await index.addAllAsync(documents, { chunkSize: 100 })

  /** Entries with every word; failing that with most letters of each; failing that with some of the words. */
  function find(queries: Query[]) {
    const every = index.search({ combineWith: 'AND', queries }, options)
    if (every.length > 0) return every
    const nearly = index.search({ combineWith: 'AND', queries }, lenient)
    return nearly.length > 0 ? nearly : index.search({ combineWith: 'OR', queries }, lenient)
  }

  /** The best results for a query, best first. Never throws. */
  return function search(query, limit = 20) {
    const words = queryWords(cleanQuery(query)).slice(0, mostWords)
    if (words.length === 0) return []
    const phrase = words.join(' ')
    const names = [phrase, ...(synonyms.get(phrase) ?? [])]
    const results = find(words.map(withSynonyms)).flatMap(({ id, terms, score }): Result[] => {
      const entry = entries[id as number]
      return entry ? [{ ...entry, words: terms, score: score * weigh(entry, names) }] : []
    })
    return onlySome(results.toSorted((one, other) => other.score - one.score)).slice(0, limit)
  }
}

function withSynonyms(word: string): Query {
  const others = synonyms.get(word) ?? []
  return others.length === 0 ? word : { combineWith: 'OR', queries: [word, ...others] }
}

/** What counts beside the words: a name that is the query, a page before its sections, content before lists of it. */
function weigh({ title, heading, href }: Entry, names: string[]): number {
  const own = queryWords(heading || title).join(' ')
  const same = names.includes(own) ? 2.5 : names.some((name) => own.startsWith(name)) ? 1.8 : 1
  const whole = heading === '' ? 1.8 : 1
  const list = /^\/blog\/(?:authors|category)\b/.test(href) ? 0.6 : 1
  return same * whole * list
}

function onlySome(results: Result[]): Result[] {
  const shown = new Map<string, number>()
  return results.filter(({ href, heading }) => {
    // The members of a list page are things of their own.
    if (heading === '') return true
    const page = href.replace(/#.*/, '')
    const count = (shown.get(page) ?? 0) + 1
    shown.set(page, count)
    return count <= sectionsOfPage
  })
}
