import { longestQuery } from './limits'

export const searchPath = '/search'

/** Address of the results for a query. */
export function resultsHref(query: string): string {
  const text = query.trim().slice(0, longestQuery)
  return text ? `${searchPath}?q=${encodeURIComponent(text)}` : searchPath
}
