/** Words that say nothing about what is looked for. */
const empty = new Set(
  'a an and are as at be by can do does for from how i if in into is it its my of on or our s t that the their this to we what when where which who why with you your'.split(
    ' ',
  ),
)

/** A word as GraphQL and English write it: `@shareable`, `_entities`, `N+1`, `v2`, `resolveReference`, `cafés`. */
const word = /[@_]*[\p{L}\p{N}][\p{L}\p{N}_]*(?:\+\p{N}+)?/gu
const hyphenated = /(?<![\p{L}-])\p{L}{2,}-\p{L}{2,}(?![\p{L}-])/gu
// oxlint-disable-next-line no-control-regex -- the range of ASCII begins with control characters
const isAscii = /^[\u0000-\u007f]*$/

/**
 * The words of a text as the index holds them: lower case, in the singular, with the forms under which else they are
 * looked for (`@key` also as `key`, `sub-graph` also as `subgraph`, `resolveReference` also as its parts).
 */
export function indexWords(text: string): string[] {
  return wordReader()(text)
}

/** `indexWords` for many texts: the forms of a word are worked out once, which is most of the work of an index. */
export function wordReader(): (text: string) => string[] {
  const known = new Map<string, string[]>()

  function formsOf(piece: string): string[] {
    let found = known.get(piece)
    if (!found) known.set(piece, (found = forms(piece)))
    return found
  }

  return (text) => pieces(text).flatMap(formsOf)
}

/** The words of a query that say something, each once and as typed apart from case and number. */
export function queryWords(query: string): string[] {
  const all = [...new Set(pieces(query).map((piece) => singular(fold(piece))))]
  return all.filter((piece) => !empty.has(piece))
}

/** Every form under which a written word is found. */
export function forms(piece: string): string[] {
  const written = fold(piece)
  const bare = written.replace(/^[@_]+/, '')
  const parts = piece.split(/(?<=\p{Ll})(?=\p{Lu})|_/u).map(fold)
  const found = new Set([singular(written), singular(bare), ...(parts.length > 1 ? parts.map(singular) : [])])
  return [...found].filter((form) => form !== '' && !empty.has(form))
}

/** The written words of a text, and words joined by a hyphen also as one. */
function pieces(text: string): string[] {
  const plain = isAscii.test(text) ? text : text.normalize('NFC')
  const joined = plain.match(hyphenated) ?? []
  return [...(plain.match(word) ?? []), ...joined.map((piece) => piece.replace('-', ''))]
}

/** Lower case, without accents. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  return isAscii.test(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** `entities` is found by `entity` and `keys` by `key`; `class`, `status` and `analysis` are no plurals. */
function singular(text: string): string {
  if (text.length > 4 && text.endsWith('ies')) return `${text.slice(0, -3)}y`
  return text.length > 3 && text.endsWith('s') && !/(?:ss|us|is)$/.test(text) ? text.slice(0, -1) : text
}
