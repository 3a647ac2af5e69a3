/** Words that are ignored in queries and in the index. */
const stopWords = new Set(
  'a an and are as at be by can do does for from how i if in into is it its my of on or our s t that the their this to we what when where which who why with you your'.split(
    ' ',
  ),
)

/** A word in GraphQL or English: `@shareable`, `_entities`, `N+1`, `v2`, `resolveReference`, `cafés`. */
const word = /[@_]*[\p{L}\p{N}][\p{L}\p{N}_]*(?:\+\p{N}+)?/gu
const hyphenated = /(?<![\p{L}-])\p{L}{2,}-\p{L}{2,}(?![\p{L}-])/gu
// oxlint-disable-next-line no-control-regex -- the range of ASCII begins with control characters
const isAscii = /^[\u0000-\u007f]*$/

/**
 * Returns a function that reads a text's words for the index, in lower case and singular, with their alternative forms (`@key`
 * also as `key`, `sub-graph` also as `subgraph`, `resolveReference` also as its parts). It caches the forms of each word, because
 * computing them dominates indexing.
 */
export function createWordReader(): (text: string) => string[] {
  const known = new Map<string, string[]>()

  function formsOf(piece: string): string[] {
    let found = known.get(piece)
    if (!found) known.set(piece, (found = forms(piece)))
    return found
  }

  return (text) => pieces(text).flatMap(formsOf)
}

/** Returns the distinct words of a query, without stop words, in lower case and singular. */
export function queryWords(query: string): string[] {
  const folded = pieces(query).map(fold)
  return [...new Set(folded.filter((piece) => !stopWords.has(piece)).map(singular))]
}

/** Returns every form under which a word can be found. */
export function forms(piece: string): string[] {
  const written = fold(piece)
  const bare = written.replace(/^[@_]+/, '')
  const parts = piece.split(/(?<=\p{Ll})(?=\p{Lu})|_/u).map(fold)
  const found = new Set([singular(written), singular(bare), ...(parts.length > 1 ? parts.map(singular) : [])])
  return [...found].filter((form) => form !== '' && !stopWords.has(form))
}

/** Splits a text into words. Hyphenated words also count as one word. */
function pieces(text: string): string[] {
  const plain = isAscii.test(text) ? text : text.normalize('NFC')
  const joined = plain.match(hyphenated) ?? []
  return [...(plain.match(word) ?? []), ...joined.map((piece) => piece.replace('-', ''))]
}

/** Converts to lower case and removes accents. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  return isAscii.test(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** Turns `entities` into `entity` and `keys` into `key`, but leaves `class`, `status` and `analysis`. */
function singular(text: string): string {
  if (text.length > 4 && text.endsWith('ies')) return `${text.slice(0, -3)}y`
  return text.length > 3 && text.endsWith('s') && !/(?:ss|us|is)$/.test(text) ? text.slice(0, -1) : text
}
