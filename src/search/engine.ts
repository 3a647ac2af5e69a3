import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { Entry } from './entry'
import { cleanQuery } from './query'
import table from './synonyms.json' with { type: 'json' }
import { queryWords, createWordReader } from './words'

/*
 * minisearch, not pagefind: pagefind is WebAssembly, which needs 'wasm-unsafe-eval' in script-src, and this site's policy
 * (src/server/policy.ts) allows no form of eval.
 */

/** Query words, in the singular, with the words this site uses. A Map, so a query of `constructor` finds no entry. */
const synonyms = new Map<string, string[]>(Object.entries(table))

/** An entry with the index words that matched, how many words of the query it has whole, and whether no entry has all of them. */
export type Result = Entry & { words: string[]; whole: number; score: number; partial: boolean }
export type Search = (query: string, limit?: number) => Result[]

/** Cap on the words of a query, because each one costs an index lookup. */
const maxWords = 8
/** Cap on the sections of one page, so a long page does not crowd out others. */
const maxSectionsPerPage = 3

const options: SearchOptions = {
  boost: { title: 5, heading: 2.5, more: 0.3 },
  prefix: true,
  weights: { prefix: 0.5, fuzzy: 0.2 },
  // `queryWords` has already split and normalized the query.
  tokenize: (word) => [word],
  processTerm: (word) => word,
}

/** Builds a search over the entries, in chunks so the page stays responsive. */
export async function createSearch(entries: Entry[]): Promise<Search> {
  const readWords = createWordReader()
  const counts = new Map<string, number>()
  const index = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'text', 'more'],
    tokenize(text) {
      const words = readWords(text)
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
      return words
    },
    processTerm: (word) => word,
  })
  const documents = entries.map((entry, id) => ({ ...entry, id }))
  await index.addAllAsync(documents, { chunkSize: 100 })

  /** Finds entries with all words, else with some of them, the rarest first. A word that the index has is not misspelled. */
  function find(queries: Query[]) {
    // Two swapped letters are two edits. In a short word, two would lead to any other.
    const edits = (word: string) => (word.length > 5 ? 2 : word.length > 4 && 1)
    const lenient = { ...options, fuzzy: (word: string) => !counts.has(word) && edits(word) }
    const every = index.search({ combineWith: 'AND', queries }, lenient)
    if (every.length > 0) return { found: every, partial: false }
    const boostTerm = (word: string) => 1 / (counts.get(word) ?? 1)
    return { found: index.search({ combineWith: 'OR', queries }, { ...lenient, boostTerm }), partial: true }
  }

  /** Returns the results for a query, best first. Never throws. */
  return function search(query, limit = 20) {
    const words = queryWords(cleanQuery(query)).slice(0, maxWords)
    if (words.length === 0) return []
    const phrase = words.join(' ')
    const names = namesOf(phrase)
    const queries = words.map((word): Query => ({ combineWith: 'OR', queries: namesOf(word) }))
    const { found, partial } = find(queries)
    const results = found.flatMap(({ id, terms, score }): Result[] => {
      const entry = entries[id as number]
      const whole = words.filter((word) => namesOf(word).some((name) => terms.includes(name))).length
      return entry ? [{ ...entry, words: terms, whole, score: score * weigh(entry, names), partial }] : []
    })
    results.sort((one, other) => other.whole - one.whole || other.score - one.score)
    return limitSections(results).slice(0, limit)
  }
}

/** A word of a query and what this site calls it. */
function namesOf(word: string): string[] {
  return [word, ...(synonyms.get(word) ?? [])]
}

/** Boosts names that equal the query, pages over sections, tables for a directive, and content over lists of it or of jobs elsewhere. */
function weigh({ title, heading, href }: Entry, names: string[]): number {
  const own = queryWords(heading || title).join(' ')
  const same = names.includes(own) ? 3 : names.some((name) => own.startsWith(name)) ? 1.8 : 1
  const list = /^\/blog\/(?:authors|category)\b|-jobs$/.test(href) ? 0.35 : 1
  const directives = names[0]?.startsWith('@') && /\bdirectives\b/.test(heading) ? 2 : 1
  return same * list * directives * (heading === '' ? 2.6 : 1)
}

function limitSections(results: Result[]): Result[] {
  const shown = new Map<string, number>()
  return results.filter(({ href, heading }) => {
    // Entries without a heading, such as features on a list page, do not count as sections.
    if (heading === '') return true
    const page = href.replace(/#.*/, '')
    const count = (shown.get(page) ?? 0) + 1
    shown.set(page, count)
    return count <= maxSectionsPerPage
  })
}
