import { paths } from '@/config/paths'

/** Maximum length of a query, in characters. */
export const maxQueryLength = 100

/** A query cut to the limit, without control characters and the lone surrogate that a cut can leave. */
export function cleanQuery(text: string): string {
  return text
    .slice(0, maxQueryLength)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Cs}/gu, '')
    .trim()
}

/** Returns the URL of the results for a query. */
export function resultsHref(query: string): string {
  const text = cleanQuery(query)
  return text ? `${paths.search}?q=${encodeURIComponent(text)}` : paths.search
}
