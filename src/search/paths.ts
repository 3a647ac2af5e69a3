import { paths } from '@/config/paths'
import { cleanQuery } from './query'

/** Returns the URL of the results for a query. */
export function resultsHref(query: string): string {
  const text = cleanQuery(query)
  return text ? `${paths.search}?q=${encodeURIComponent(text)}` : paths.search
}
