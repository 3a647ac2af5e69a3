import { cleanQuery } from './query'

export const searchPath = '/search'

/** Returns the URL of the results for a query. */
export function resultsHref(query: string): string {
  const text = cleanQuery(query)
  return text ? `${searchPath}?q=${encodeURIComponent(text)}` : searchPath
}
