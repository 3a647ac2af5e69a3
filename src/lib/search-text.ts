/** Every text and number within values of JSON, in lower case and one per line, so that parts of them can be searched. */
export function searchText(...values: unknown[]): string {
  return textsOf(values).join('\n').toLowerCase()
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const maxWords = 8

/** A pattern of LIKE for each word that was searched, at most eight, with the escape character `\`. */
export function searchPatterns(query: string): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return words.slice(0, maxWords).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
